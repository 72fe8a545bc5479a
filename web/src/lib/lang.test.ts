import { describe, expect, it } from "vitest";
import { SCENES as ESCOBA } from "../../dev/escoba";
import { SCENES } from "../../dev/scenes";
import { facts } from "../escoba/facts";
import { list } from "../escoba/list";
import { spoken as spokenOfEscoba } from "../escoba/spoken";
import { choices, question, title } from "../mus/bar";
import { rows } from "../mus/list";
import { spoken } from "../mus/spoken";
import { LANGUAGES, bundle, format, negotiate, type Text } from "./lang.svelte";

const LANG = import.meta.glob<string>("../lang/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const CODE = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function read(code: string): string {
  const source = LANG[`../lang/${code}.ftl`];
  if (!source) throw new Error(`no language file for ${code}`);
  return source;
}

/** Every message with the names of its variables: `{ join: ["free"], … }`. */
function variables(source: string): Record<string, string[]> {
  const messages = source.split(/^(?=[a-z][\w-]* =)/m).filter((part) => /^[a-z][\w-]* =/.test(part));
  return Object.fromEntries(
    messages.map((message) => [
      message.split(" =")[0] ?? "",
      [...new Set([...message.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ""))].sort(),
    ]),
  );
}

describe("the language files", () => {
  const spanish = variables(read("es"));

  it.each(LANGUAGES.map(({ code }) => code))("%s has the same messages and variables", (code) => {
    expect(variables(read(code))).toEqual(spanish);
  });

  it.each(LANGUAGES.map(({ code }) => code))("%s has no message twice", (code) => {
    const named = [...read(code).matchAll(/^([a-z][\w-]*) =/gm)].map(([, name]) => name);
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  });

  it.each(LANGUAGES.map(({ code }) => code))("%s has nothing that cannot be read", (code) => {
    const made = bundle(code, read(code));
    for (const id of Object.keys(spanish)) expect(made.hasMessage(id), id).toBe(true);
  });

  it("have every message that the client names", () => {
    const text = Object.values(CODE).join("\n");
    expect(Object.keys(CODE).length).toBeGreaterThan(30);
    const named = [...text.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g), ...text.matchAll(/\bid: "([a-z][\w-]*)"/g)];
    const missing = named.map((found) => found[1] ?? "").filter((id) => !(id in spanish));
    expect(missing).toEqual([]);
  });

  it.each(LANGUAGES.map(({ code }) => code))("%s says every scripted moment whole", (code) => {
    const made = bundle(code, read(code));
    const ofMus = Object.values(SCENES).flatMap((make): Text[] => {
      const scene = make();
      const bubbles = scene.bubbles.flatMap((bubble) => bubble?.texts ?? []);
      const labels = choices(scene).map(({ label }) => label);
      const stakes = rows(scene).map(({ stake }) => stake);
      const lines = scene.log.map(({ text }) => text);
      return [title(scene), question(scene), ...labels, ...bubbles, ...lines, ...stakes, ...spoken(scene)];
    });
    const ofEscoba = Object.values(ESCOBA).flatMap((make): Text[] => {
      const scene = make();
      const { title: head, heads, rows: counted, steps, remarks = [] } = list(scene);
      const cells = counted.flatMap((row) => [row.name, ...row.cells.map((cell) => cell.text)]);
      const bubbles = scene.bubbles.flatMap((bubble) => bubble?.texts ?? []);
      const known = scene.room.places.flatMap((_, seat) => facts(scene, seat).map((fact) => fact.text));
      const said = [...scene.log.map((line) => line.text), ...steps.map((step) => step.text)];
      return [head, ...heads, ...cells, ...remarks, ...bubbles, ...known, ...said, ...spokenOfEscoba(scene)];
    });
    for (const text of [...ofMus, ...ofEscoba]) {
      const said = format(made, text);
      expect(said, text.id).not.toMatch(/\{|\$|undefined|[a-z]+-[a-z]+-|^(log|word|say|ask|stake|lance|list|item|spoken)-/);
    }
  });
});

describe("negotiation", () => {
  it("prefers what is remembered, then what the browser likes, then Spanish", () => {
    expect(negotiate("en", ["es-ES"])).toBe("en");
    expect(negotiate(null, ["pl", "en-GB", "es"])).toBe("en");
    expect(negotiate(null, ["ja"])).toBe("es");
    expect(negotiate("xx", ["es-MX"])).toBe("es");
  });
});
