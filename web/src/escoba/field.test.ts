import { describe, expect, it } from "vitest";
import { fit } from "./field";

describe("the cards on the table", () => {
  it("are never larger than cards need to be", () => {
    expect(fit(2000, 1000, 3).card).toBe(96);
  });

  it("lie in one row where the place is wide, in several where it is narrow", () => {
    expect(fit(480, 110, 8).perRow).toBe(8);
    expect(fit(340, 300, 8).perRow).toBeLessThan(8);
  });

  it.each([1, 2, 5, 9, 13, 22])("all fit: %i of them", (count) => {
    for (const [width, height] of [[340, 100], [480, 300], [360, 180]] as const) {
      const { card, perRow } = fit(width, height, count);
      expect(card).toBeGreaterThan(0);
      expect(card * 1.12 * perRow).toBeLessThanOrEqual(width);
      expect(Math.ceil(count / perRow) * card * (320 / 208)).toBeLessThanOrEqual(height);
    }
  });

  it("keep their size while fewer than four lie there", () => {
    expect(fit(340, 100, 1)).toEqual(fit(340, 100, 4));
  });
});
