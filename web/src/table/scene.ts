/** What the page of any game draws: the fold of what the house said. Nothing in it is guessed. */
import type { Company, Companion, Offer, RoomView, Table, TableInfo, Update } from "../lib/wire";
import { marked } from "./behalf";
import type { Bubbles } from "./bubbles";
import type { Line } from "./log";
import { noSigns, shownNow, type Signs } from "./signs";

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
  /** The words about which the reader may ask his partners, or with which he may answer them. */
  readonly askable: readonly Offer[];
  readonly signs: Signs;
  /** Who the persons are and whether they are here; null until the house has told. */
  readonly company: Company | null;
  /** Who was first to speak in the hand that lies on the table, also while its list is read. */
  readonly mano: number;
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

/** What a game makes of an update: its lines, its bubbles, who said the word in it. */
export interface Told {
  readonly lines: readonly Line[];
  readonly bubbles: Bubbles;
  /** Who said the word that it tells of; null if nobody did. */
  readonly speaker: number | null;
  /** Whether what happened before has been seen. */
  readonly spoke: boolean;
  /** Whether signs are seen for a moment only. */
  readonly fade?: boolean;
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
  const { room } = table;
  const players = room.places.length;
  return {
    info: table.info,
    seat: table.seat,
    sides: view.score.length,
    last: table.last,
    room,
    view,
    legal: table.legal,
    askable: table.askable ?? [],
    signs: shownNow(noSigns(players), table.signs, { n: table.last, now }),
    company: null,
    mano: room.listing ? (view.mano + players - 1) % players : view.mano,
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
  const { lines, bubbles } = marked(told, update);
  const notes = lines.filter((line) => line.kind === "note");
  const { room } = update;
  return {
    info: scene.info,
    seat: update.seat,
    sides: scene.sides,
    last: update.n,
    room,
    view,
    legal: update.legal,
    askable: update.askable ?? [],
    signs: shownNow(scene.signs, update.signs, { n: update.n, now, fade: told.fade ?? false }),
    company: scene.company,
    mano: room.listing || view.winner !== null ? scene.mano : view.mano,
    skew: update.now - now,
    bubbles,
    log: [...scene.log, ...lines].slice(-MEMORY),
    news: lines,
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
  return (scene.mano + players - 1) % players;
}

/** Whether a list covers the middle of the table: after a hand, and when all is over. */
export function isListing(scene: Scene): boolean {
  return scene.room.listing || scene.view.winner !== null;
}

/** Whether a hand is played now: not read, not over, not stopped for good. */
export function isPlaying(scene: Scene): boolean {
  return !isListing(scene) && !scene.room.closed;
}

/** Return the person at *seat* as the house knows him, null if no person sits there. */
export function companion(scene: Scene, seat: number): Companion | null {
  return scene.company?.seats[seat] ?? null;
}

/** Whether no other person sits at the reader's table. */
export function sitsAlone(scene: Scene): boolean {
  return scene.room.places.every(({ kind }, seat) => kind !== "person" || seat === scene.seat);
}

/** Whether nothing has been dealt yet: who sits where is still open. */
export function isBefore(scene: Scene): boolean {
  const { view, room } = scene;
  const bare = view.hands.every((hand) => (typeof hand === "number" ? hand : hand.length) === 0);
  return bare && view.hand <= 1 && !room.listing && view.winner === null;
}

/** Whether the reader may change places: while the table waits, and when all is over. */
export function maySwap(scene: Scene): boolean {
  const open = (isBefore(scene) && scene.room.waiting) || scene.view.winner !== null;
  return open && scene.seat !== null && !scene.room.closed && !scene.room.following;
}
