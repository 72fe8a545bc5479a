import { describe, expect, it } from "vitest";
import type { GameInfo } from "../lib/http";
import type { Place, TableLine } from "../lib/wire";
import { deed, factsOf, free, gamesOf, rulesOf, shown } from "./lines";

const PERSON: Place = { kind: "person", name: "Ana" };
const BOT: Place = { kind: "bot", name: "Búho", level: "normal" };
const EMPTY: Place = { kind: "empty" };

function line(places: Place[], changes: Partial<TableLine> = {}): TableLine {
  return { table: "abcdef", game: "mus", rules: {}, places, score: [0, 0], hand: 1, ...changes };
}

const GAME: GameInfo = {
  name: "mus",
  options: [
    { name: "players", values: ["2", "4"], default: "4" },
    { name: "kings", values: ["8", "4"], default: "8" },
    { name: "target", values: ["40", "30"], default: "40" },
  ],
  presets: { clasico: {}, rapido: { target: "30" } },
  levels: ["normal"],
};

describe("a table in the lobby", () => {
  it("has the seats of computers free, and empty ones", () => {
    expect(free(line([PERSON, BOT, EMPTY, PERSON]))).toBe(2);
  });

  it("can be joined while a seat is free; one's own is gone back to", () => {
    expect(deed(line([PERSON, BOT]))).toBe("join");
    expect(deed(line([PERSON, PERSON]))).toBe(null);
    expect(deed(line([PERSON, BOT], { yours: 0 }))).toBe("return");
    expect(deed(line([PERSON, PERSON], { yours: 0 }))).toBe("return");
  });

  it("plays by the nearest preset, and says what it changes", () => {
    expect(rulesOf({ players: "2", kings: "8", target: "40" }, GAME)).toEqual({ preset: "clasico", changes: [] });
    expect(rulesOf({ players: "4", kings: "4", target: "30" }, GAME)).toEqual({
      preset: "rapido",
      changes: [{ option: "kings", value: "4" }],
    });
  });

  it("says what is unlike most tables, and nothing of what is like them", () => {
    expect(factsOf(line([PERSON, BOT]), rulesOf({}, GAME))).toEqual([]);
    expect(factsOf(line([PERSON, BOT], { clock: null, door: {} }), null)).toEqual([]);
    const door = { open_to: "friends", low: 2, rated: true } as const;
    const facts = factsOf(line([PERSON, BOT], { clock: 30, door }), rulesOf({ kings: "4" }, GAME));
    expect(facts.map(({ id }) => id)).toEqual(["clock-short", "rated-short", "open-to-name", "stars-range", "rule-short"]);
    expect(facts.at(-1)?.args).toEqual({
      option: { id: "option-mus-kings" }, value: { id: "value-mus-kings", args: { value: 4 } },
    });
  });

  it("comes first if it is one's own, last if it can only be watched", () => {
    const full = line([PERSON, PERSON], { table: "full" });
    const open = line([PERSON, BOT], { table: "open", game: "escoba" });
    const own = line([PERSON, BOT], { table: "own", yours: 0 });
    expect(shown([full, open, own], "").map(({ table }) => table)).toEqual(["own", "open", "full"]);
    expect(shown([full, open, own], "escoba").map(({ table }) => table)).toEqual(["open"]);
    expect(gamesOf([full, open, own])).toEqual(["escoba", "mus"]);
  });
});
