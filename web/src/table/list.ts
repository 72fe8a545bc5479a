/** The list after a hand, whatever was played: rows of a table, and how the score grew. */
import type { Text } from "../lib/lang.svelte";
import type { Side } from "../lib/wire";
import { sideIndex } from "./places";

export interface Cell {
  readonly text: Text;
  readonly kind: "plain" | "number" | "winner";
  readonly side?: Side | null;
  readonly seat?: number | null;
}

export interface ListRow {
  readonly id: string;
  readonly name: Text;
  readonly cells: readonly Cell[];
}

/** What a game shows when a hand is over. */
export interface ListTable {
  readonly title: Text;
  /** What the columns are called. */
  readonly heads: readonly Text[];
  readonly rows: readonly ListRow[];
  /** What was paid, in counting order, each with the score after it. */
  readonly steps: readonly { readonly text: Text; readonly score: readonly number[] }[];
  /** What else is to be known. */
  readonly remarks?: readonly Text[];
}

export const NONE: Text = { id: "none" };

/** A payment as the house tells it: for what, how, to whom, how much (null: no number). */
export type Payment = readonly [string, string, Side, number | null];

/** Return the score before the first payment of the hand. */
export function before(score: readonly number[], counted: readonly Payment[]): number[] {
  return score.map((points, side) =>
    counted
      .filter(([, , winner]) => sideIndex(winner) === side)
      .reduce((left, [, , , paid]) => left - (paid ?? 0), points),
  );
}

/** Return the payments in counting order, each with the score after it. */
export function growth<Paid extends Payment>(
  score: readonly number[],
  counted: readonly Paid[],
): { readonly paid: Paid; readonly score: readonly number[] }[] {
  let now = before(score, counted);
  return counted.map((paid) => {
    const [, , side, points] = paid;
    now = now.map((have, at) => (at === sideIndex(side) ? have + (points ?? 0) : have));
    return { paid, score: now };
  });
}
