import { expect, it } from "vitest";
import { pile } from "./score";

it.each([
  [0, 0, 0],
  [4, 0, 4],
  [5, 1, 0],
  [17, 3, 2],
  [39, 7, 4],
  [42, 8, 2],
])("keeps %i stones as %i amarracos and %i stones", (points, amarracos, stones) => {
  expect(pile(points)).toEqual({ amarracos, stones });
});
