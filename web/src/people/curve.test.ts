import { describe, expect, it } from "vitest";
import { curveOf } from "./curve";

describe("the curve of a player", () => {
  it("has every time once, and a number of each game where it changed", () => {
    const points = [
      { at: 3000, game: "mus", number: 2.5 },
      { at: 1000, game: "mus", number: 1 },
      { at: 2000, game: "escoba", number: 0.5 },
      { at: 3000, game: "escoba", number: 0 },
    ];
    expect(curveOf(points)).toEqual({
      games: ["escoba", "mus"],
      times: [1, 2, 3],
      numbers: [[null, 0.5, 0], [1, null, 2.5]],
    });
  });

  it("is empty for who has played nothing", () => {
    expect(curveOf([])).toEqual({ games: [], times: [], numbers: [] });
  });
});
