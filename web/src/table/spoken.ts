/** What a screen reader says after an update: each thing once. */
import type { Text } from "../lib/lang.svelte";
import type { Scene } from "./scene";
import { nick } from "./words";

/** Return what happened, but for the reader's own words. */
export function news(scene: Scene): Text[] {
  return scene.news
    .filter((line) => line.seat === null || line.seat !== scene.seat || line.kind !== "word")
    .map((line) =>
      line.seat === null
        ? line.text
        : { id: "spoken-word", args: { name: nick(scene, line.seat), word: line.text } },
    );
}

/** Return *texts* as sentences: each ends with a stop, none with two. */
export function sentences(texts: readonly string[]): string {
  return texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(" ");
}
