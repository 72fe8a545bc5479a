/** The words of Escoba as texts in the reader's language. */
import type { Text } from "../lib/lang.svelte";
import type { Card, EscobaCounted } from "../lib/wire";
import { cardName, listed } from "../table/words";

export type Item = EscobaCounted[0];

/** What a round pays for, in counting order. */
export const ITEMS: readonly Item[] = ["escobas", "velo", "cards", "oros", "sevens"];

export function itemName(item: Item): Text {
  return { id: "item", args: { item } };
}

/** Return *cards* by their names, one after the other. */
export function cardNames(cards: readonly Card[]): Text {
  return cards.length > 0 ? listed(cards.map(cardName)) : { id: "no-card" };
}
