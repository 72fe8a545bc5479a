/**
 * What changed in the room round the game, for whoever cannot see the plates: who came, left or is
 * away, who wants a pause, another match or another seat.
 */
import type { Text } from "../lib/lang.svelte";
import { companion, isBefore, type Scene } from "./scene";
import { nextSides, nick } from "./words";

export interface Change {
  readonly text: Text;
  /** The reader is asked for something: he should see it, too. */
  readonly asks: boolean;
}

/** Return what a reader of *before* has to hear when *after* stands there. */
export function changes(before: Scene, after: Scene): Change[] {
  const seats = after.room.places.map((_, seat) => seat).filter((seat) => seat !== after.seat);
  return [
    ...seats.flatMap((seat) => ofPlace(before, after, seat)),
    ...wishes(before, after),
    ...stops(before, after),
  ];
}

const told = (id: string, args: Text["args"] = {}, asks = false): Change => ({ text: { id, args }, asks });

function ofPlace(before: Scene, after: Scene, seat: number): Change[] {
  const [was, now] = [before.room.places[seat], after.room.places[seat]];
  const name = nick(after, seat);
  if (!was || !now) return [];
  if (was.kind !== now.kind || was.name !== now.name) {
    if (now.kind === "person") return [told("told-sits", { name })];
    const stays = after.room.places.some(({ kind, name: other }) => kind === "person" && other === was.name);
    return was.kind === "person" && !stays ? [told("told-left", { name: nick(before, seat) })] : [];
  }
  if (Boolean(was.away) !== Boolean(now.away)) return [told(now.away ? "told-away" : "told-back", { name })];
  const [had, has] = [isHere(before, seat), isHere(after, seat)];
  if (now.away || had === null || has === null || had === has) return [];
  return [told(has ? "told-here" : "told-gone", { name })];
}

/** Whether the person at *seat* is connected; null if none sits there, or nobody told yet. */
function isHere(scene: Scene, seat: number): boolean | null {
  const who = companion(scene, seat);
  return who && who.here !== false;
}

function wishes(before: Scene, after: Scene): Change[] {
  const fresh = (now: readonly number[] = [], was: readonly number[] = []): number[] =>
    now.filter((seat) => !was.includes(seat) && seat !== after.seat);
  const seated = after.seat !== null;
  const pauses = after.room.paused ? [] : fresh(after.room.pausing, before.room.pausing);
  const again = fresh(after.room.rematch, before.room.rematch);
  const swaps = (after.room.swaps ?? []).filter(
    ([from, to]) => to === after.seat && !before.room.swaps?.some(([a, b]) => a === from && b === to),
  );
  return [
    ...pauses.map((seat) => told("told-pause", { name: nick(after, seat) }, seated)),
    ...again.map((seat) => told("told-rematch", { name: nick(after, seat) }, seated)),
    ...newSides(before, after),
    ...swaps.map(([from]) => told("told-swap", { name: nick(after, from) }, true)),
  ];
}

/** Whoever changes places for the next match: all hear who will play with whom. */
function newSides(before: Scene, after: Scene): Change[] {
  const sides = nextSides(after);
  const same = String(before.room.seating ?? []) === String(after.room.seating ?? []);
  return same || !sides ? [] : [told("next-match", { sides })];
}

function stops(before: Scene, after: Scene): Change[] {
  const [was, now] = [before.room, after.room];
  if (!was.paused && now.paused) return [told("paused-title")];
  if (was.paused && !now.paused) return [told("told-goes-on")];
  if (!was.draw && now.draw && isBefore(after)) {
    return [told("draw-title"), told("draw-text", { name: nick(after, after.view.mano) })];
  }
  if (!was.closed && now.closed && after.view.winner === null) {
    return [told("closed-why", { why: now.closed })];
  }
  return [];
}
