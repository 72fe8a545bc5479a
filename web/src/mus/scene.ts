/** A table of Mus as the page draws it. */
import type { Event } from "../lib/messages";
import type { Dealt, MusView, Table, Update } from "../lib/wire";
import type { Line } from "../table/log";
import { heard, opened, type GameView, type Scene as AnyScene } from "../table/scene";
import { questions } from "./ask";
import { hang } from "./bubbles";
import { mustLook } from "./faces";
import { linesOf } from "./log";

export type Scene = AnyScene<MusView>;

/** Return *scene* as one of Mus: a table of another game has a page of its own. */
export function mus(scene: AnyScene): Scene {
  if (!isMus(scene)) throw new Error(`expected a table of mus, got ${scene.view.game}`);
  return scene;
}

function isMus(scene: AnyScene): scene is Scene {
  return scene.view.game === "mus";
}

function viewOf(view: GameView): MusView {
  if (view.game !== "mus") throw new Error(`expected a view of mus, got ${view.game}`);
  return view;
}

export function open(table: Table, now: number, before: AnyScene | null = null): Scene {
  const view = viewOf(table.view);
  return opened(table, view, before?.log ?? beginning(table, view), now);
}

/** Who comes in the middle of a hand reads at least whose hand it is. */
function beginning(table: Table, { hand, mano, hands, phase, score }: MusView): Line[] {
  const dealt: Dealt = { event: "Dealt", hand, mano, hands, stock: 0, score: [] };
  return phase === "deal" ? [] : linesOf([dealt], 0, { ...table, sides: score.length, mano });
}

export function hear(scene: AnyScene, update: Update, now: number): Scene {
  const events = update.events as readonly Event[]; // a table tells of its own game only
  const { room, seat, n } = update;
  const told = {
    lines: [
      ...questions(scene.room.question ?? null, room.question ?? null, n),
      ...linesOf(events, n, { room, seat, sides: scene.sides, mano: scene.view.mano }),
    ],
    fade: mustLook(scene.info.rules),
    bubbles: hang(scene.bubbles, events, n),
    speaker: events.find((event) => event.event === "Said" || event.event === "Threw")?.seat ?? null,
    spoke: events.some(({ event }) => event === "Said" || event === "Dealt"),
  };
  return heard(mus(scene), update, viewOf(update.view), told, now);
}

/** Return whether *seat* declared that it holds *lance*; null while nothing was declared. */
export function holds(scene: Scene, lance: "pares" | "juego", seat: number): boolean | null {
  const played = scene.view.lances.find((one) => one.lance === lance);
  return played ? played.speakers.includes(seat) : null;
}
