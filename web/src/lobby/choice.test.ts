import { describe, expect, it } from "vitest";
import type { GameInfo } from "../lib/http";
import { offers as escoba } from "../escoba/options";
import { offers as mus } from "../mus/options";
import { fitted, fitting, recalled, usual, valueOf, wishOf, withPreset } from "./choice";

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

const ESCOBA: GameInfo = {
  name: "escoba",
  options: [
    { name: "players", values: ["2", "3", "4", "6"], default: "2" },
    { name: "teams", values: ["no", "yes"], default: "no" },
    { name: "no_baza_loses", values: ["off", "on"], default: "off" },
  ],
  presets: { clasico: {}, parejas: { players: "4", teams: "yes" } },
  levels: ["normal"],
};

describe("rules that go together", () => {
  const choose = (rules: Record<string, string>, preset = "clasico") => {
    const choice = { ...usual(ESCOBA), preset, rules };
    const fits = fitting(choice, ESCOBA, escoba);
    return { fits, wish: wishOf(fitted(choice, ESCOBA, fits), ESCOBA) };
  };

  it.each([["2", ["no"]], ["3", ["no"]], ["4", ["no", "yes"]], ["6", ["no", "yes"]]])(
    "offer teams to four or six players (%s)",
    (players, values) => expect(choose({ players }).fits.get("teams")?.values).toEqual(values),
  );

  it("are sent, whatever was chosen before the number of players or comes with a preset", () => {
    expect(choose({ players: "3", teams: "yes" }).wish.rules).toEqual({ players: "3", teams: "no" });
    expect(choose({ players: "3" }, "parejas").wish.rules).toEqual({ players: "3", teams: "no" });
    expect(choose({ players: "4", teams: "yes" }).wish.rules).toEqual({ players: "4", teams: "yes" });
  });

  it("give way in order: without two sides nobody can lose by a round without a baza", () => {
    const alone = { players: "3", teams: "yes", no_baza_loses: "on" };
    expect(choose(alone).wish.rules).toEqual({ players: "3", teams: "no", no_baza_loses: "off" });
    expect(choose({ ...alone, players: "6" }).wish.rules).toEqual({ ...alone, players: "6" });
  });

  it("leave the first mano to the draw for partners, and no signs for a partner who is not there", () => {
    const chosen = (rules: Record<string, string>) => (name: string) => rules[name] ?? "";
    expect(["random", "highest"].filter((value) => mus("first_mano", value, chosen({ partners: "drawn" })))).toEqual(["random"]);
    expect(["all", "partner"].filter((value) => mus("senas", value, chosen({ players: "2" })))).toEqual(["all"]);
    expect(["all", "partner"].filter((value) => mus("senas", value, chosen({ players: "4" })))).toEqual(["all", "partner"]);
  });
});
