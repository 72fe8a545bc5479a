/** What a plate tells at a table of Escoba: the escobas of the side whose bazas lie there. */
import type { Fact } from "../table/facts";
import { sideIndex } from "../table/places";
import { keeps, type Scene } from "./scene";

export function facts(scene: Scene, seat: number): Fact[] {
  const side = keeps(scene, seat);
  const count = side ? (scene.view.escobas[sideIndex(side)] ?? 0) : 0;
  if (count === 0) return [];
  return [{ testid: `escobas-${seat}`, text: { id: "escobas", args: { count } }, holds: true, past: scene.room.places.length > 4 }];
}
