import { describe, expect, it } from "vitest";
import { areas, distance, edge, heights, others, seatToTake, seatsOf, sideOf, sidesFrom } from "./places";

describe("places", () => {
  it("seats the next to speak at the reader's right hand", () => {
    expect(areas(4, "wide")).toBe('". s2 ." "s3 bar s1" ". me ."');
    expect(areas(4, "tall")).toBe('"s2 s2" "s3 s1" "bar bar" "me me"');
  });

  it("seats two opposite each other", () => {
    expect(areas(2, "wide")).toBe('". s1 ." ". bar ." ". me ."');
    expect(areas(2, "short")).toBe('"s1 s1" "me bar"');
  });

  it("seats three with nobody opposite", () => {
    expect(areas(3, "wide")).toBe('"s2 bar s1" ". me ."');
    expect(areas(3, "tall")).toBe('"s2 s1" "bar bar" "me me"');
    expect([1, 2].map((step) => edge(step, 3))).toEqual(["right", "left"]);
  });

  it("gives everybody a side of his own where as many sides play", () => {
    expect([0, 1, 2].map((seat) => sideOf(seat, 3))).toEqual(["A", "B", "C"]);
    expect(seatsOf("C", 3, 3)).toEqual([2]);
    expect(sidesFrom(2, 3)).toEqual(["C", "A", "B"]);
    expect(sidesFrom(1, 2)).toEqual(["B", "A"]);
  });

  it("goes round the oval against the clock with six and eight", () => {
    expect(areas(6, "wide")).toBe('"s4 s3 s2" "s5 bar s1" ". me ."');
    expect(areas(6, "tall")).toBe('"s3 s3" "s4 s2" "s5 s1" "bar bar" "me me"');
    expect(areas(8, "wide")).toBe('"s5 s4 s3" "s6 bar s2" "s7 bar s1" "s7 me s1"');
    expect(areas(8, "tall")).toBe('"s4 s4" "s5 s3" "s6 s2" "s7 s1" "bar bar" "me me"');
  });

  it.each(["wide", "tall", "short"] as const)("gives every seat one rectangle, %s", (shape) => {
    for (const players of [2, 3, 4, 6, 8]) {
      const rows = areas(players, shape).match(/"[^"]+"/g) ?? [];
      const grid = rows.map((row) => row.slice(1, -1).split(" "));
      expect(new Set(grid.map((row) => row.length)).size).toBe(1);
      for (const name of others(0, players).map((seat) => `s${distance(seat, 0, players)}`)) {
        const cells = grid.flat().filter((cell) => cell === name).length;
        expect(cells, `${name} of ${players}, ${shape}`).toBeGreaterThan(0);
      }
      const tracks = heights(players, shape).replaceAll(/\([^)]*\)/g, "").split(" ");
      expect(tracks.length).toBe(rows.length);
    }
  });

  it("counts from wherever the reader sits", () => {
    expect(others(2, 4)).toEqual([3, 0, 1]);
    expect(distance(1, 2, 4)).toBe(3);
    expect(others(null, 4)).toEqual([1, 2, 3]);
  });

  it("seats who is invited as a person's partner, where a seat beside one is free", () => {
    const places = (kinds: string): { kind: string }[] =>
      [...kinds].map((kind) => ({ kind: { p: "person", b: "bot" }[kind] ?? "empty" }));
    expect(seatToTake(places("bpbb"), 2)).toBe(3);
    expect(seatToTake(places("-p--"), 2)).toBe(3);
    expect(seatToTake(places("pbpb"), 2)).toBe(1);
    expect(seatToTake(places("bpbb"), 4)).toBe(0);
    expect(seatToTake(places("bp-b"), 2)).toBe(2);
    expect(seatToTake(places("pppp"), 2)).toBe(null);
  });

  it("seats the two sides alternately", () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 2))).toEqual(["A", "B", "A", "B"]);
    expect(seatsOf("B", 6, 2)).toEqual([1, 3, 5]);
  });
});
