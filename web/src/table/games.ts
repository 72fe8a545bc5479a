/** The games that this page can draw, by the name that the house gives them: here and nowhere else. */
import { ESCOBA } from "../escoba/game";
import { MUS } from "../mus/game";
import type { Game } from "./game";

const GAMES: Readonly<Record<string, Game>> = { mus: MUS, escoba: ESCOBA };

/** Return the game called *name*, null if it cannot be drawn here. */
export function gameOf(name: string): Game | null {
  return GAMES[name] ?? null;
}
