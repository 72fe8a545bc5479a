/** A table of Escoba as the page draws it. */
import type { EscobaHeard, EscobaView, RoundDealt, Side, Table, Update } from "../lib/wire";
import type { Line } from "../table/log";
import { distance, seatsOf, sideOf } from "../table/places";
import { heard, opened, type GameView, type Scene as AnyScene } from "../table/scene";
import { hang } from "./bubbles";
import { linesOf } from "./log";

export type Scene = AnyScene<EscobaView>;

/** Return *scene* as one of Escoba: a table of another game has a page of its own. */
export function escoba(scene: AnyScene): Scene {
  if (!isEscoba(scene)) throw new Error(`expected a table of escoba, got ${scene.view.game}`);
  return scene;
}

function isEscoba(scene: AnyScene): scene is Scene {
  return scene.view.game === "escoba";
}

function viewOf(view: GameView): EscobaView {
  if (view.game !== "escoba") throw new Error(`expected a view of escoba, got ${view.game}`);
  return view;
}

export function open(table: Table, now: number, before: AnyScene | null = null): Scene {
  const view = viewOf(table.view);
  return opened(table, view, before?.log ?? beginning(table, view), now);
}

/** Who comes in the middle of a round reads at least whose round it is, and what lies there. */
function beginning(table: Table, view: EscobaView): Line[] {
  const { hand, mano, hands, stock, score } = view;
  const dealt: RoundDealt = { event: "RoundDealt", hand, mano, hands, table: view.table, stock, score };
  return view.phase === "play" ? linesOf([dealt], 0, { ...table, sides: score.length }) : [];
}

export function hear(scene: AnyScene, update: Update, now: number): Scene {
  const events = update.events as readonly EscobaHeard[]; // a table tells of its own game only
  const { room, seat, n } = update;
  const told = {
    lines: linesOf(events, n, { room, seat, sides: scene.sides }),
    bubbles: hang(scene.bubbles, events, n),
    speaker: speaker(events),
    spoke: events.some(({ event }) => SPEAKING.has(event)),
  };
  return heard(escoba(scene), update, viewOf(update.view), told, now);
}

/** Return who played the card or claimed the baza of *events*. */
function speaker(events: readonly EscobaHeard[]): number | null {
  const word = events.find(({ event }) => event === "Laid" || event === "Took" || event === "Claimed");
  return word && "seat" in word ? word.seat : null;
}

const SPEAKING: ReadonlySet<EscobaHeard["event"]> = new Set(["RoundDealt", "Laid", "Took", "Claimed"]);

/** Return who keeps the bazas of *side*: of its players the nearest after the reader. */
export function keeper(scene: Scene, side: Side): number {
  const players = scene.room.places.length;
  const steps = (seat: number): number => distance(seat, scene.seat, players);
  const seats = seatsOf(side, players, scene.sides).sort((one, other) => steps(one) - steps(other));
  return seats[0] ?? 0;
}

/** Return the side whose bazas lie by *seat*; null if a partner keeps them. */
export function keeps(scene: Scene, seat: number): Side | null {
  const side = sideOf(seat, scene.sides);
  return keeper(scene, side) === seat ? side : null;
}
