/** Why nobody plays just now, though the table is open: what the middle then shows. */
import { isBefore, isListing, type Scene } from "./scene";

/** Closed before the end · a pause · seats are empty · the cards that were drawn for seats. */
export type Stop = "closed" | "paused" | "waiting" | "draw";

/** Return what stops the play, null if nothing does. */
export function stopped(scene: Scene): Stop | null {
  const { room, view } = scene;
  if (room.closed && view.winner === null) return "closed";
  if (room.paused) return "paused";
  if (room.waiting && !isListing(scene)) return "waiting";
  return room.draw && isBefore(scene) ? "draw" : null;
}
