/** Draws all faces, large and small: to look at. */
import { mount } from "svelte";
import "../src/app.css";
import Face from "../src/mus/Face.svelte";
import { SIGNS } from "../src/mus/faces";

document.body.style.cssText = "display: flex; flex-wrap: wrap; gap: 12px; padding: 12px";
for (const size of [120, 48]) {
  for (const sign of ["", ...SIGNS]) {
    const figure = document.createElement("figure");
    const box = document.createElement("div");
    box.style.cssText = `width: ${size}px; height: ${size}px; border-radius: 24%; overflow: hidden; background: #fff8e7`;
    figure.append(box, size > 60 ? sign : "");
    document.body.append(figure);
    mount(Face, { target: box, props: { sign } });
  }
}
