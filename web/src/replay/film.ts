/**
 * A match that is over as a film: what stands on the table after each row of its log.
 *
 * The law: nothing is guessed. What a seat saw is folded as its own page folded it; «everybody» is
 * the spectator's film with each seat's cards taken from its own.
 */
import type { Replay } from "../lib/people";
import type { Game } from "../table/game";
import type { GameView, Scene } from "../table/scene";

export interface Frame {
  /** The row of the log after which it stands so. */
  readonly row: number;
  readonly scene: Scene;
}

export type Film = readonly Frame[];

/** Return the film of one *replay*; its first frame is the table as it was opened. */
export function filmOf(replay: Replay, game: Game): Film {
  const { table, updates, rows } = replay;
  let scene = still(game.open(table, table.now, null));
  const film: Frame[] = [{ row: 0, scene }];
  updates.forEach((update, at) => {
    scene = still(game.hear(scene, update, update.now));
    film.push({ row: rows[at] ?? at + 1, scene });
  });
  return film;
}

/** Nobody can do anything in a film, and no clock runs. */
function still(scene: Scene): Scene {
  return { ...scene, legal: [], room: { ...scene.room, due: null } };
}

/** Return the film with all hands open: *seats* are the films of all seats, in order. */
export function everybody(spectator: Film, seats: readonly Film[]): Film {
  const stands = seats.map(() => 0);
  return spectator.map(({ row, scene }) => {
    seats.forEach((film, seat) => {
      let stand = stands[seat] ?? 0;
      while ((film[stand + 1]?.row ?? Infinity) <= row) stand += 1;
      stands[seat] = stand;
    });
    const hands = scene.view.hands.map(
      (hand, seat) => seats[seat]?.[stands[seat] ?? 0]?.scene.view.hands[seat] ?? hand,
    );
    return { row, scene: withHands(scene, hands) };
  });
}

function withHands(scene: Scene, hands: GameView["hands"]): Scene {
  return { ...scene, view: { ...scene.view, hands } };
}

/** Return the frame of *film* that stands at *row*, or before it. */
export function at(film: Film, row: number): number {
  return Math.max(0, film.filter((frame) => frame.row <= row).length - 1);
}

export interface Chapter {
  readonly hand: number;
  /** Where in the film its first cards are dealt. */
  readonly step: number;
}

/** Return where each hand of the match begins. */
export function chapters(film: Film): Chapter[] {
  const found: Chapter[] = [];
  film.forEach(({ scene }, step) => {
    const dealt = scene.view.hands.some((cards) => (typeof cards === "number" ? cards : cards.length) > 0);
    const begun = !scene.room.listing && dealt && scene.view.phase !== "deal";
    if (begun && scene.view.hand !== found.at(-1)?.hand) found.push({ hand: scene.view.hand, step });
  });
  return found;
}
