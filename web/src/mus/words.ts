/** The words of Mus as texts in the reader's language, and as the house reads them. */
import { assertNever, type Bet, type Word } from "../lib/messages";
import type { Text } from "../lib/lang.svelte";
import type { Card, Lance, MusPhase as Phase, Side } from "../lib/wire";
import type { Scene } from "./scene";
import { seatsOf, sideOf } from "./places";

const SUITS: Record<string, string> = { o: "oros", c: "copas", e: "espadas", b: "bastos" };

/** Return the name of a card, such as «rey de oros». */
export function cardName(card: Card): Text {
  return {
    id: "card",
    args: { number: Number(card.slice(0, -1)), suit: SUITS[card.slice(-1)] ?? "" },
  };
}

export function lanceName(lance: Lance | Phase): Text {
  return { id: `lance-${lance}` };
}

/** Return *value* of a rule as the language files know it: a number if it looks like one. */
export function ruleValue(value: string): string | number {
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** Return what *seat* is called within a sentence: the reader is «tú». */
export function nick(scene: Pick<Scene, "room" | "seat">, seat: number): Text {
  if (seat === scene.seat) return { id: "you" };
  return { id: "name", args: { name: scene.room.places[seat]?.name || `${seat + 1}` } };
}

/** Return what *seat* is called where a line begins. */
export function nickFirst(scene: Pick<Scene, "room" | "seat">, seat: number): Text {
  return seat === scene.seat ? { id: "you-first" } : nick(scene, seat);
}

/** Return the names of a pair, one after the other. */
export function nicks(scene: Pick<Scene, "room" | "seat">, side: Side): Text {
  const [last, ...rest] = seatsOf(side, scene.room.places.length).reverse();
  const end = nick(scene, last ?? 0);
  return rest.reduce<Text>(
    (tail, seat, step) => ({
      id: step === 0 ? "names-and" : "names-comma",
      args: { first: nick(scene, seat), rest: tail },
    }),
    end,
  );
}

/** Return «nosotros» or «ellos»; a spectator hears the names. */
export function sideName(scene: Pick<Scene, "room" | "seat">, side: Side): Text {
  if (scene.seat === null) return nicks(scene, side);
  return { id: sideOf(scene.seat) === side ? "us" : "them" };
}

/** Return what a bubble shows of *word*. */
export function wordText(word: Word): Text {
  switch (word.say) {
    case "envido":
    case "mas":
      return { id: `word-${word.say}`, args: { amount: word.amount ?? 2 } };
    case "descarto":
      return { id: "word-descarto", args: { amount: word.cards.length } };
    case "mus":
    case "corto":
    case "paso":
    case "ordago":
    case "quiero":
    case "no":
    case "acepto":
    case "baraja":
    case "reparte":
      return { id: `word-${word.say}` };
    default:
      return assertNever(word);
  }
}

/** Return *word* as a question to the partner. */
export function proposalText(word: Bet): Text {
  switch (word.say) {
    case "envido":
    case "mas":
      return { id: `propose-${word.say}`, args: { amount: word.amount ?? 2 } };
    case "paso":
    case "ordago":
    case "quiero":
    case "no":
    case "acepto":
      return { id: `propose-${word.say}` };
    default:
      return assertNever(word);
  }
}

/** Return the word that throws *cards*, as the record writes it. */
export function descarto(cards: readonly Card[]): string {
  return `descarto ${cards.join(" ")}`;
}
