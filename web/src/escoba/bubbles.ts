/**
 * What hangs in the air at each place: what a player played last, with its cards.
 *
 * The law: it stays until he plays again, or the cards are dealt anew.
 */
import type { Text } from "../lib/lang.svelte";
import { assertNever } from "../lib/messages";
import type { Card, EscobaHeard } from "../lib/wire";
import type { Bubbles } from "../table/bubbles";

const ESCOBA: Text = { id: "word-escoba" };

/** Return the bubbles after *events* of update *n*. */
export function hang(bubbles: Bubbles, events: readonly EscobaHeard[], n: number): Bubbles {
  return events.reduce<Bubbles>((now, event) => after(now, event, n), bubbles);
}

function after(now: Bubbles, event: EscobaHeard, n: number): Bubbles {
  switch (event.event) {
    case "RoundDealt":
      return now.map(() => null);
    case "Opened":
      return put(now, event.seat, event.cards, [{ id: "word-opened" }], n);
    case "Laid":
      return put(now, event.seat, [event.card], [], n);
    case "Took":
      return put(now, event.seat, [event.card, ...event.cards], event.escoba ? [ESCOBA] : [], n);
    case "Claimed":
      return put(now, event.seat, event.cards, claimed(event.escoba ?? false), n);
    case "MoreDealt":
    case "Leftovers":
    case "PilesTurned":
    case "PointsPaid":
    case "TargetGrew":
    case "GameWon":
    case "PlayTurn":
      return now;
    default:
      return assertNever(event);
  }
}

function claimed(escoba: boolean): Text[] {
  return [{ id: "word-claimed" }, ...(escoba ? [ESCOBA] : [])];
}

function put(now: Bubbles, seat: number, cards: readonly Card[], texts: Text[], n: number): Bubbles {
  return now.map((bubble, at) => (at === seat ? { cards, texts, old: false, n } : bubble));
}
