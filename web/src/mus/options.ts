/** Which rules of Mus can be chosen beside which: the house refuses the others. */
import type { Chosen } from "../table/game";

/** Return whether *value* of *option* goes with what is *chosen* beside it. */
export function offers(option: string, value: string, chosen: Chosen): boolean {
  if (option === "first_mano") return value !== "highest" || chosen("partners") !== "drawn";
  if (option === "senas") return value !== "partner" || chosen("players") !== "2";
  return true;
}
