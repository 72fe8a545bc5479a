/** What a plate tells at a table of Mus: who holds pares and juego, once it was declared. */
import type { Fact } from "../table/facts";
import { holds, type Scene } from "./scene";

export function facts(scene: Scene, seat: number): Fact[] {
  const juego = declared(scene, "juego", seat);
  return [...declared(scene, "pares", seat).map((fact) => ({ ...fact, past: juego.length > 0 })), ...juego];
}

function declared(scene: Scene, lance: "pares" | "juego", seat: number): Fact[] {
  const has = holds(scene, lance, seat);
  if (has === null) return [];
  return [{ testid: `${lance}-${seat}`, text: { id: `${has ? "holds" : "lacks"}-${lance}` }, holds: has }];
}
