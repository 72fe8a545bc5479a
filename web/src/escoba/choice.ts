/**
 * What the reader has chosen, and which legal word it is: the client knows no rules.
 *
 * The law: cards are compared with what is legal as sets; what they sum up to is only shown.
 */
import type { Card, Offer } from "../lib/wire";

/** Cards on the table that may be claimed, and the word for it. */
export interface Claim {
  readonly cards: readonly Card[];
  readonly word: string;
}

const FIGURES: Readonly<Record<string, number>> = { 10: 8, 11: 9, 12: 10 };

/** Return what *card* shows in a sum: 1–7 its number, sota 8, caballo 9, rey 10. */
export function value(card: Card): number {
  const number = card.slice(0, -1);
  return FIGURES[number] ?? Number(number);
}

export function total(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + value(card), 0);
}

/** Return the legal word that plays *card* with *taken* of the table; null if there is none. */
export function wordFor(
  legal: readonly Offer[],
  card: Card | null,
  taken: readonly Card[],
): string | null {
  const found = legal.find(({ word }) => {
    const [say, played, , ...takes] = word.split(" ");
    return say === "echa" && played === card && isSame(takes, taken);
  });
  return found?.word ?? null;
}

/** Return the bazas that may be claimed now. */
export function claims(legal: readonly Offer[]): Claim[] {
  return legal.flatMap(({ word }) => {
    const [say, ...cards] = word.split(" ");
    return say === "reclama" ? [{ cards: cards as Card[], word }] : []; // words of the house
  });
}

/** Whether some card may be played now. */
export function mayPlay(legal: readonly Offer[]): boolean {
  return legal.some(({ word }) => word.startsWith("echa "));
}

/** Return *cards* without *card* if it is among them, else with it. */
export function toggled(cards: readonly Card[], card: Card): Card[] {
  return cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
