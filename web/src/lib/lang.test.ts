import { describe, expect, it } from "vitest";
import { SCENES as ESCOBA } from "../../dev/escoba";
import { parts } from "../../dev/fluent";
import { SCENES } from "../../dev/scenes";
import { facts } from "../escoba/facts";
import { list } from "../escoba/list";
import { spoken as spokenOfEscoba } from "../escoba/spoken";
import { choices, question, title } from "../mus/bar";
import { rows } from "../mus/list";
import { spoken } from "../mus/spoken";
import { bundle, format, negotiate, type Text } from "./lang.svelte";
import { LANGUAGES } from "./languages";

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

describe("the language files", () => {
  const spanish = parts(read("es"));

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

describe("what is said", () => {
  const spare = bundle("en", "bet = Bet { $amount }\nname = English { $name }\n");
  const read = bundle("pl", "name = { $name }\nturn = Teraz: { $name }\n");

  it("is English where the reader's language has no such message yet, and its name where neither has", () => {
    expect(format(read, { id: "bet", args: { amount: 2 } }, spare)).toBe("Bet 2");
    expect(format(read, { id: "turn", args: { name: { id: "bet", args: { amount: 3 } } } }, spare)).toBe("Teraz: Bet 3");
    expect(format(read, { id: "name", args: { name: "Ana" } }, spare)).toBe("Ana");
    expect(format(read, { id: "bet", args: { amount: 2 } })).toBe("bet");
    expect(format(null, { id: "turn" })).toBe("turn");
  });

  it("has the figures of Spanish where the browser knows none of the language", () => {
    const unknown = bundle("xx", "sum = { $points ->\n  [one] one\n *[other] { $points }\n  }\n");
    expect(format(unknown, { id: "sum", args: { points: 1 } })).toBe("one");
    expect(format(unknown, { id: "sum", args: { points: 12345.5 } })).toBe("12.345,5");
  });
});

describe("negotiation", () => {
  it("prefers what is remembered, then what the browser likes, then Spanish", () => {
    expect(negotiate("en", ["es-ES"])).toBe("en");
    expect(negotiate(null, ["ja", "en-GB", "es"])).toBe("en");
    expect(negotiate(null, ["tr-TR", "en"])).toBe("tr");
    expect(negotiate(null, ["ja"])).toBe("es");
    expect(negotiate("xx", ["es-MX"])).toBe("es");
  });
});
