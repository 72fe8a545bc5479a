/** Names in the reader's language: of cards, of players, of sides, of what a table chose. */
import type { Text } from "../lib/lang.svelte";
import type { Card, Side } from "../lib/wire";
import { SIDES, seatsOf, sideOf } from "./places";
import type { Who } from "./scene";

const SUITS: Record<string, string> = { o: "oros", c: "copas", e: "espadas", b: "bastos" };

/** Return the name of a card, such as «rey de oros». */
export function cardName(card: Card): Text {
  return {
    id: "card",
    args: { number: Number(card.slice(0, -1)), suit: SUITS[card.slice(-1)] ?? "" },
  };
}

/** Return *value* of a rule as the language files know it: a number if it looks like one. */
export function ruleValue(value: string): string | number {
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** Return what *seat* is called within a sentence: the reader is «tú». */
export function nick(who: Who, seat: number): Text {
  if (seat === who.seat) return { id: "you" };
  return { id: "name", args: { name: who.room.places[seat]?.name || `${seat + 1}` } };
}

/** Return what *seat* is called where a line begins. */
export function nickFirst(who: Who, seat: number): Text {
  return seat === who.seat ? { id: "you-first" } : nick(who, seat);
}

/** Return the names of a side, one after the other. */
export function nicks(who: Who, side: Side): Text {
  return listed(seatsOf(side, who.room.places.length, who.sides).map((seat) => nick(who, seat)));
}

/** Return who will play with whom in the next match, side after side; null while all stay where they sit. */
export function nextSides(who: Who): Text | null {
  const seating = who.room.seating ?? [];
  if (seating.length === 0) return null;
  const sides = SIDES.slice(0, who.sides).map((side) =>
    listed(seatsOf(side, seating.length, who.sides).map((seat) => nick(who, seating[seat] ?? seat))),
  );
  const [end, ...before] = sides.reverse();
  return before.reduce<Text>((rest, first) => ({ id: "names-against", args: { first, rest } }), end ?? { id: "nobody" });
}

/** Return *texts* one after the other: «a, b y c». */
export function listed(texts: readonly Text[]): Text {
  const [end, ...before] = [...texts].reverse();
  return before.reduce<Text>(
    (rest, first, step) => ({ id: step === 0 ? "names-and" : "names-comma", args: { first, rest } }),
    end ?? { id: "nothing" },
  );
}

/** Return «nosotros» or «ellos»; a spectator hears the names, and who plays for himself is named. */
export function sideName(who: Who, side: Side): Text {
  if (who.seat === null || isAlone(who)) return nicks(who, side);
  return { id: sideOf(who.seat, who.sides) === side ? "us" : "them" };
}

/** Return what *side* is called where a line begins. */
export function sideNameFirst(who: Who, side: Side): Text {
  const [seat] = seatsOf(side, who.room.places.length, who.sides);
  return seat !== undefined && isAlone(who) ? nickFirst(who, seat) : sideName(who, side);
}

/** Whether everybody plays for himself. */
function isAlone(who: Who): boolean {
  return who.room.places.length === who.sides;
}
