/**
 * The señas that the reader sees: what each seat shows, and since when.
 *
 * The law: what the house does not tell is not shown; the page only lets a sign fade earlier.
 */
import type { Signs as Told } from "../lib/wire";

export interface Shown {
  /** Empty: none. */
  readonly sign: string;
  /** The update that brought it. */
  readonly n: number;
  /** When that was, by our own clock. */
  readonly at: number;
}

export interface Signs {
  readonly shown: readonly Shown[];
  readonly offered: readonly string[];
  /** At whom the reader looks, where that matters. */
  readonly looking: number | null;
}

/** How long a sign is seen where one has to be looking, in milliseconds. */
export const MOMENT = 3_000;

const NOTHING: Shown = { sign: "", n: 0, at: 0 };

export function noSigns(players: number): Signs {
  return { shown: Array<Shown>(players).fill(NOTHING), offered: [], looking: null };
}

/** Return the signs after update *n* *told* of them: one that stays keeps its time. */
export function shownNow(
  before: Signs,
  told: Told | undefined,
  { n, now, fade = false }: { n: number; now: number; fade?: boolean },
): Signs {
  return {
    shown: before.shown.map((was, seat) => {
      const sign = told?.shown?.[seat] ?? "";
      const stays = was.sign === sign && !(fade && sign && left(was, now) === 0);
      return stays ? was : { sign, n, at: now };
    }),
    offered: told?.offered ?? [],
    looking: told?.looking ?? null,
  };
}

/** Return how long *shown* is still to be seen at *now* where signs fade. */
export function left(shown: Shown, now: number): number {
  return shown.sign ? Math.max(0, shown.at + MOMENT - now) : 0;
}
