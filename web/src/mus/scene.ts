/** What the page draws: the fold of what the house said. Nothing in it is guessed. */
import type { Dealt, Offer, RoomView, Table, TableInfo, Update, View } from "../lib/wire";
import { hang, type Bubbles } from "./bubbles";
import { linesOf, type Line } from "./log";

export interface Scene {
  readonly info: TableInfo;
  readonly seat: number | null;
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

/** How many lines the record on the page keeps. */
const MEMORY = 300;

export function open(table: Table, now: number, before: Scene | null = null): Scene {
  return {
    info: table.info,
    seat: table.seat,
    last: table.last,
    room: table.room,
    view: table.view,
    legal: table.legal,
    skew: table.now - now,
    bubbles: table.view.hands.map(() => null),
    log: before?.log ?? beginning(table),
    news: [],
    notes: [],
  };
}

/** Who comes in the middle of a hand reads at least whose hand it is. */
function beginning(table: Table): Line[] {
  const { hand, mano, hands } = table.view;
  const dealt: Dealt = { event: "Dealt", hand, mano, hands, stock: 0, score: [] };
  return table.view.phase === "deal" ? [] : linesOf([dealt], 0, { ...table, mano });
}

export function hear(scene: Scene, update: Update, now: number): Scene {
  const who = { room: update.room, seat: update.seat, mano: scene.view.mano };
  const news = linesOf(update.events, update.n, who);
  const spoke = update.events.some((event) => event.event === "Said" || event.event === "Dealt");
  const notes = news.filter((line) => line.kind === "note");
  return {
    info: scene.info,
    seat: update.seat,
    last: update.n,
    room: update.room,
    view: update.view,
    legal: update.legal,
    skew: update.now - now,
    bubbles: hang(scene.bubbles, update.events, update.n),
    log: [...scene.log, ...news].slice(-MEMORY),
    news,
    notes: notes.length > 0 || spoke ? notes : scene.notes,
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

/** Return whether *seat* declared that it holds *lance*; null while nothing was declared. */
export function holds(scene: Scene, lance: "pares" | "juego", seat: number): boolean | null {
  const played = scene.view.lances.find((one) => one.lance === lance);
  return played ? played.speakers.includes(seat) : null;
}
