import { describe, expect, it } from "vitest";
import { categories, names, parts, type Parts } from "../../dev/fluent";
import { SHARED } from "../../dev/shared";
import { bundle } from "./lang.svelte";
import { LANGUAGES } from "./languages";

const FILES = import.meta.glob<string>("../lang/*.ftl", { query: "?raw", import: "default", eager: true });
const CODES = LANGUAGES.map(({ code }) => code as string);

function read(code: string): string {
  const source = FILES[`../lang/${code}.ftl`];
  if (!source) throw new Error(`expected a language file, got none for ${code}`);
  return source;
}

const READ = Object.fromEntries(CODES.map((code) => [code, parts(read(code))]));
const SPANISH = READ["es"] ?? {};

/** Return what *part* of each message is in *code*. */
function each<T>(code: string, part: (parts: Parts) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(READ[code] ?? {}).map(([id, of]) => [id, part(of)]));
}

/** Return the texts that two languages have in the same message: `{ "Mus": { es, en } }`. */
function alike(): Record<string, Set<string>> {
  const found: Record<string, Set<string>> = {};
  for (const id of Object.keys(SPANISH)) {
    for (const one of CODES) {
      for (const other of CODES.filter((code) => code > one)) {
        const texts = new Set(READ[one]?.[id]?.texts);
        for (const text of READ[other]?.[id]?.texts ?? []) {
          if (!texts.has(text) || !/\p{L}/u.test(text.replace(/\{.*?\}/g, ""))) continue;
          (found[text] ??= new Set()).add(one).add(other);
        }
      }
    }
  }
  return found;
}

describe("the languages", () => {
  it("are those that have a file", () => {
    expect(Object.keys(FILES).sort()).toEqual(CODES.map((code) => `../lang/${code}.ftl`).sort());
  });

  it("share no more words than those they are known to share", () => {
    const shared = Object.fromEntries(
      Object.entries(alike()).map(([text, codes]) => [text, CODES.filter((code) => codes.has(code)).join(" ")]),
    );
    expect(shared).toEqual(SHARED);
  });

  it("say everything that Spanish says", () => {
    expect(Object.keys(SPANISH).length).toBeGreaterThan(300);
  });
});

describe.each(CODES)("%s", (code) => {
  it("has each message once, and all can be read", () => {
    expect(names(read(code)).sort()).toEqual(Object.keys(READ[code] ?? {}).sort());
  });

  it("has the messages of Spanish, and the same goes into each", () => {
    expect(each(code, ({ variables }) => variables)).toEqual(each("es", ({ variables }) => variables));
  });

  it("chooses by the same words as Spanish", () => {
    expect(each(code, ({ choices }) => choices)).toEqual(each("es", ({ choices }) => choices));
  });

  it("has a variant for each way in which it counts", () => {
    const needed = categories(code);
    for (const [id, { counts }] of Object.entries(READ[code] ?? {})) {
      for (const variants of counts) expect([...variants].sort(), id).toEqual(needed);
    }
  });

  it("counts where Spanish counts, if it has more forms", () => {
    if (categories(code).length <= categories("es").length) return;
    for (const [id, { counts }] of Object.entries(SPANISH)) {
      expect(READ[code]?.[id]?.counts.length, id).toBeGreaterThanOrEqual(counts.length);
    }
  });

  it("says every message with any number, without an error", () => {
    const made = bundle(code, read(code));
    const variables = Object.values(SPANISH).flatMap((of) => of.variables);
    for (const id of Object.keys(SPANISH)) {
      const pattern = made.getMessage(id)?.value;
      for (const number of [0, 1, 2, 11, 21]) {
        const errors: Error[] = [];
        const args = Object.fromEntries(variables.map((name) => [name, number]));
        expect(pattern && made.formatPattern(pattern, args, errors), id).not.toMatch(/[{}]|undefined/);
        expect(errors, id).toEqual([]);
      }
    }
  });
});
