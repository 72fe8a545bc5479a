/**
 * Where everybody sits: the reader at the bottom, the next to speak at the right hand, and so on
 * round the oval against the clock.
 *
 * Seats at the table are named by their distance from the reader: s1 speaks next, s2 after it.
 */
import type { Side } from "../lib/wire";

export type Shape = "wide" | "tall" | "short";

/** Return how many places after the reader *seat* comes; a spectator sits behind seat 0. */
export function distance(seat: number, reader: number | null, players: number): number {
  return (seat - (reader ?? 0) + players) % players;
}

/** Return the others in speaking order, the next after the reader first. */
export function others(reader: number | null, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => ((reader ?? 0) + step + 1) % players);
}

export const SIDES: readonly Side[] = ["A", "B", "C", "D", "E", "F"];

/** Return the side of *seat*: seats take turns in the *sides*, A first. */
export function sideOf(seat: number, sides: number): Side {
  return SIDES[seat % sides] ?? "A";
}

/**
 * Return the seat for who comes to sit, null if there is none: one that waits for somebody, else a
 * computer's; where more *sides* than one play, a person's partner rather than an opponent.
 */
export function seatToTake(places: readonly { readonly kind: string }[], sides: number): number | null {
  const empty = places.some(({ kind }) => kind === "empty");
  const free = places.flatMap(({ kind }, seat) => (kind === (empty ? "empty" : "bot") ? [seat] : []));
  const peopled = places.flatMap(({ kind }, seat) => (kind === "person" ? [sideOf(seat, sides)] : []));
  return free.find((seat) => peopled.includes(sideOf(seat, sides))) ?? free[0] ?? null;
}

/** Return the *sides* of a game, the reader's first, then as they play after him. */
export function sidesFrom(reader: number | null, sides: number): Side[] {
  return Array.from({ length: sides }, (_, step) => sideOf((reader ?? 0) + step, sides));
}

export function sideIndex(side: Side): number {
  return SIDES.indexOf(side);
}

/** Return the seats of *side* in the order of seats. */
export function seatsOf(side: Side, players: number, sides: number): number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return seats.filter((seat) => sideOf(seat, sides) === side);
}

/** How many of the others sit at the right hand (and as many at the left); the rest are opposite. */
const RIGHT: Record<Shape, Record<number, number>> = {
  wide: { 2: 0, 3: 1, 4: 1, 6: 1, 8: 2 },
  tall: { 2: 0, 3: 0, 4: 1, 6: 2, 8: 3 },
  short: { 2: 0, 3: 0, 4: 0, 6: 0, 8: 0 },
};

/** Return where at a wide table who comes *step* after the reader sits. */
export function edge(step: number, players: number): "right" | "top" | "left" {
  const right = RIGHT.wide[players] ?? 1;
  if (step <= right) return "right";
  return step >= players - right ? "left" : "top";
}

/** Return the rows of a CSS grid that seats *players* round a table of *shape*. */
export function areas(players: number, shape: Shape): string {
  const right = RIGHT[shape][players] ?? 1;
  const name = (step: number): string => `s${step}`;
  const top = Array.from({ length: players - 1 - 2 * right }, (_, i) => right + 1 + i).reverse();
  const sides = Array.from({ length: right }, (_, i) => [players - right + i, right - i] as const);
  return rows(shape, top.map(name), sides.map(([l, r]) => [name(l), name(r)] as const))
    .map((row) => `"${row.join(" ")}"`)
    .join(" ");
}

/** Return the heights of those rows: the middle takes what the others leave. */
export function heights(players: number, shape: Shape): string {
  const free = "minmax(0, 1fr)";
  const right = RIGHT[shape][players] ?? 1;
  switch (shape) {
    case "wide": {
      const above = players - 1 > 2 * right ? "auto " : "";
      return `${above}${Array(Math.max(right, 1)).fill(free).join(" ")} auto`;
    }
    case "tall":
      return `${Array(right + 1).fill("auto").join(" ")} ${free} auto`;
    case "short":
      return `auto ${free}`;
  }
}

type Pair = readonly [left: string, right: string];

function rows(shape: Shape, top: string[], sides: Pair[]): string[][] {
  switch (shape) {
    case "short":
      return shortRows(top);
    case "tall":
      return [
        top.length === 1 ? [top[0] ?? ".", top[0] ?? "."] : top,
        ...sides.map((pair) => [...pair]),
        ["bar", "bar"],
        ["me", "me"],
      ];
    case "wide": {
      const [left, right] = (sides.length > 1 && sides.at(-1)) || [".", "."]; // room beside the reader
      const above = top.length === 1 ? [".", top[0] ?? ".", "."] : top;
      return [
        ...(top.length > 0 ? [above] : []),
        ...(sides.length > 0 ? sides.map(([l, r]) => [l, "bar", r]) : [[".", "bar", "."]]),
        [left, "me", right],
      ];
    }
  }
}

/** All opposite in one row; below them the reader's cards and the bar share the width. */
function shortRows(top: string[]): string[][] {
  const columns = top.length === 1 ? 2 : top.length * 2;
  const above = top.length === 1 ? [top[0] ?? ".", top[0] ?? "."] : top.flatMap((s) => [s, s]);
  const below = Array.from({ length: columns }, (_, i) => (i < columns / 2 ? "me" : "bar"));
  return [above, below];
}
