/** What the page of any game draws: the fold of what the house said. Nothing in it is guessed. */
import type { Offer, RoomView, Table, TableInfo, Update } from "../lib/wire";
import type { Bubbles } from "./bubbles";
import type { Line } from "./log";

/** How a game stands, whichever it is. */
export type GameView = Table["view"];

export interface Scene<View extends GameView = GameView> {
  readonly info: TableInfo;
  readonly seat: number | null;
  /** How many sides play: seats take turns in them, A first. */
  readonly sides: number;
  readonly last: number;
  readonly room: RoomView;
  readonly view: View;
  readonly legal: readonly Offer[];
  /** What the clock of the house shows more than ours, in milliseconds. */
  readonly skew: number;
  readonly bubbles: Bubbles;
  readonly log: readonly Line[];
  /** The lines of the last update: what a screen reader says. */
  readonly news: readonly Line[];
  /** What happened since somebody last spoke: what the middle of the table shows. */
  readonly notes: readonly Line[];
}

/** Who reads, and who else is there: all that is needed to name somebody. */
export type Who = Pick<Scene, "room" | "seat" | "sides">;

/** What a game makes of an update: its lines, its bubbles, whether somebody spoke in it. */
export interface Told {
  readonly lines: readonly Line[];
  readonly bubbles: Bubbles;
  readonly spoke: boolean;
}

/** How many lines the record on the page keeps. */
const MEMORY = 300;

/** Return the scene of a whole *table*; *log* is what was read before, or how it begins. */
export function opened<View extends GameView>(
  table: Table,
  view: View,
  log: readonly Line[],
  now: number,
): Scene<View> {
  return {
    info: table.info,
    seat: table.seat,
    sides: view.score.length,
    last: table.last,
    room: table.room,
    view,
    legal: table.legal,
    skew: table.now - now,
    bubbles: view.hands.map(() => null),
    log,
    news: [],
    notes: [],
  };
}

/** Return *scene* after *update*, of which its game made what it *told*. */
export function heard<View extends GameView>(
  scene: Scene<View>,
  update: Update,
  view: View,
  told: Told,
  now: number,
): Scene<View> {
  const notes = told.lines.filter((line) => line.kind === "note");
  return {
    info: scene.info,
    seat: update.seat,
    sides: scene.sides,
    last: update.n,
    room: update.room,
    view,
    legal: update.legal,
    skew: update.now - now,
    bubbles: told.bubbles,
    log: [...scene.log, ...told.lines].slice(-MEMORY),
    news: told.lines,
    notes: notes.length > 0 || told.spoke ? notes : scene.notes,
  };
}

/** Return the seats with a green arrow: who is waited for. */
export function waitedFor(scene: Scene): number[] {
  return scene.view.to_act.filter((actor) => actor !== "casa");
}

/** Return where the pink card lies: at the dealer's, who sits before mano. */
export function dealer(scene: Scene): number {
  const players = scene.room.places.length;
  return (scene.view.mano + players - 1) % players;
}

/** Whether a list covers the middle of the table: after a hand, and when all is over. */
export function isListing(scene: Scene): boolean {
  return scene.room.listing || scene.view.winner !== null;
}
