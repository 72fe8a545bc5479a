/** What hangs in the air at each place: what a player said last, whatever is played. */
import type { Text } from "../lib/lang.svelte";
import type { Card } from "../lib/wire";
import type { Behalf } from "./behalf";

export interface Bubble {
  readonly texts: readonly Text[];
  /** The cards that were played with it, the player's own first. */
  readonly cards?: readonly Card[];
  /** Said in what is over now: the next word takes it away. */
  readonly old: boolean;
  /** The number of the update that brought it. */
  readonly n: number;
  /** Who said it for a person; absent: he himself. */
  readonly by?: Behalf;
}

export type Bubbles = readonly (Bubble | null)[];

/** Return *now* after *seat* said *text*: within one update texts add up. */
export function put(now: Bubbles, seat: number, text: Text, n: number): Bubbles {
  return now.map((bubble, at) => {
    if (at !== seat) return bubble;
    const before = bubble?.n === n ? bubble.texts : [];
    return { texts: [...before, text], old: false, n };
  });
}

/** Return *now* without what is over: it goes when somebody speaks. */
export function fresh(now: Bubbles): Bubbles {
  return now.map((bubble) => (bubble?.old ? null : bubble));
}

export function age(bubble: Bubble | null): Bubble | null {
  return bubble && { ...bubble, old: true };
}
