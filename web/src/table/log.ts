/** The running record: what happened, line by line, each line once and in no language yet. */
import type { Text } from "../lib/lang.svelte";
import type { Behalf } from "./behalf";

export interface Line {
  readonly key: string;
  /** A hand begins · somebody spoke · something happened. */
  readonly kind: "hand" | "word" | "note";
  readonly seat: number | null;
  readonly text: Text;
  /** Who said it for a person; absent: he himself. */
  readonly by?: Behalf;
}

/** A line before its place in the record is known. */
export type Draft = Omit<Line, "key">;

export const note = (id: string, args: Text["args"] = {}): Draft => ({
  kind: "note",
  seat: null,
  text: { id, args },
});

/** Return the lines that *events* of update *n* add, as *write* has them; each has its own key. */
export function numbered<Event>(
  events: readonly Event[],
  n: number,
  write: (event: Event) => readonly Draft[],
): Line[] {
  return events.flatMap((event, at) =>
    write(event).map((line, part) => ({ ...line, key: `${n}.${at}.${part}` })),
  );
}
