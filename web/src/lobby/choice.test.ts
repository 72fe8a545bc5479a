import { describe, expect, it } from "vitest";
import type { GameInfo } from "../lib/http";
import { recalled, usual, valueOf, wishOf, withPreset } from "./choice";

const GAME: GameInfo = {
  name: "mus",
  options: [
    { name: "players", values: ["2", "4"], default: "4" },
    { name: "target", values: ["40", "30"], default: "40" },
  ],
  presets: { clasico: {}, rapido: { target: "30" } },
  levels: ["novato", "normal"],
};

describe("the choice for a new table", () => {
  it("is sent without what is usual", () => {
    expect(wishOf(usual(GAME), GAME)).toEqual({ game: "mus", preset: "clasico", rules: {} });
    expect(wishOf({ ...usual(GAME), fill: false, open_to: "invited", low: 2 }, GAME)).toEqual({
      game: "mus", preset: "clasico", rules: {}, fill: false, open_to: "invited", low: 2,
    });
  });

  it("has no bank without a clock", () => {
    expect(wishOf({ ...usual(GAME), bank: 60 }, GAME)).not.toHaveProperty("bank");
    expect(wishOf({ ...usual(GAME), bank: 60, clock: 15 }, GAME)).toMatchObject({ bank: 60, clock: 15 });
  });

  it("is remembered", () => {
    const choice = { ...usual(GAME), preset: "rapido", rules: { players: "2" }, clock: 30, watch: false, low: 3 };
    expect(recalled(JSON.parse(JSON.stringify(choice)), GAME)).toEqual(choice);
  });

  it.each([null, "no", { preset: "gone", rules: { kings: "8" }, level: "dios", clock: 7, low: "3", rated: 1 }])(
    "forgets what can no longer be chosen (%j)",
    (kept) => expect(recalled(kept, GAME)).toEqual(usual(GAME)),
  );

  it("has a range of stars that is one", () => {
    expect(recalled({ low: 4, high: 2 }, GAME)).toMatchObject({ low: 4, high: 4 });
  });

  it("shows the preset's rules; another preset keeps only the number of players", () => {
    const target = GAME.options[1]!;
    const rapido = withPreset({ ...usual(GAME), rules: { players: "2", target: "40" } }, "rapido", GAME);
    expect(rapido.rules).toEqual({ players: "2" });
    expect(valueOf(rapido, target, GAME)).toBe("30");
  });
});
