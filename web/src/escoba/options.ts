/** Which rules of Escoba can be chosen beside which: the house refuses the others. */
import type { Chosen } from "../table/game";

/** Return whether *value* of *option* goes with what is *chosen* beside it. */
export function offers(option: string, value: string, chosen: Chosen): boolean {
  const [players, teams] = [chosen("players"), chosen("teams")];
  if (option === "teams") return value === "no" || players === "4" || players === "6";
  if (option === "no_baza_loses") return value === "off" || players === "2" || teams === "yes";
  return true;
}
