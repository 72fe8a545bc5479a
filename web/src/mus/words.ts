/** The words of Mus as texts in the reader's language, and as the house reads them. */
import { assertNever, type Bet, type Word } from "../lib/messages";
import type { Text } from "../lib/lang.svelte";
import type { Card, Lance, MusPhase as Phase } from "../lib/wire";

export function lanceName(lance: Lance | Phase): Text {
  return { id: `lance-${lance}` };
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
