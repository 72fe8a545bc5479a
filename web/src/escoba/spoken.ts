/** What a screen reader says after an update of Escoba: each thing once, the reader's turn last. */
import type { Text } from "../lib/lang.svelte";
import { isListing } from "../table/scene";
import { news } from "../table/spoken";
import { claims, mayPlay } from "./choice";
import type { Scene } from "./scene";
import { cardNames } from "./words";

export function spoken(scene: Scene): Text[] {
  return [...news(scene), ...turn(scene)];
}

function turn(scene: Scene): Text[] {
  if (isListing(scene)) return [];
  const hand = scene.seat === null ? 0 : (scene.view.hands[scene.seat] ?? 0);
  const claim = claims(scene.legal).length > 0 ? [{ id: "spoken-claim" }] : [];
  if (!mayPlay(scene.legal) || typeof hand === "number") return claim;
  const args = { hand: cardNames(hand), table: cardNames(scene.view.table) };
  return [{ id: "spoken-play", args }, ...claim];
}
