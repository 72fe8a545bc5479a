/** Stones as players keep them: an amarraco is worth five. */

export const AMARRACO = 5;

export interface Pile {
  amarracos: number;
  stones: number;
}

export function pile(points: number): Pile {
  return { amarracos: Math.floor(points / AMARRACO), stones: points % AMARRACO };
}
