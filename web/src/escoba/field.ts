/** How large the cards on the table are: as large as the place between the others allows. */

/** A card and the gap that follows it, in widths of a card. */
const ACROSS = 1.12;
const DOWN = 320 / 208 + 0.17;

/** The largest width, and the number of cards for which room is kept even if fewer lie there. */
const LARGEST = 96;
const FEWEST = 4;

export interface Fit {
  /** The width of a card, in pixels. */
  readonly card: number;
  readonly perRow: number;
}

/** Return how *count* cards lie largest in a place of *width* times *height* pixels. */
export function fit(width: number, height: number, count: number): Fit {
  const cards = Math.max(count, FEWEST);
  let best: Fit = { card: 0, perRow: cards };
  for (let rows = 1; rows <= cards; rows++) {
    const perRow = Math.ceil(cards / rows);
    const card = Math.min(LARGEST, width / perRow / ACROSS, height / rows / DOWN);
    if (card > best.card + 1) best = { card: Math.floor(card), perRow };
  }
  return best;
}
