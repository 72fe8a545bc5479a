/** The list after a hand of Mus: each lance with its stake, bonus and winner. */
import type { Text } from "../lib/lang.svelte";
import type { Lance, LanceView } from "../lib/wire";
import { growth, NONE, type ListTable } from "../table/list";
import { nickFirst } from "../table/words";
import type { Scene } from "./scene";
import { lanceName } from "./words";

export interface Row {
  readonly lance: Lance;
  readonly stake: Text;
  readonly bonus: number | null;
  /** The seat that won it and was paid for it. */
  readonly winner: number | null;
}

/** Return a row for each lance that was played. */
export function rows(scene: Scene): Row[] {
  return scene.view.lances.map((lance) => {
    const paid = scene.view.counted.filter((one) => one[0] === lance.lance);
    const bonus = paid.filter(([, kind]) => kind === "prima" || kind === "paso");
    return {
      lance: lance.lance,
      stake: stake(lance),
      bonus: bonus.length > 0 ? bonus.reduce((sum, one) => sum + (one[3] ?? 0), 0) : null,
      winner: paid.length > 0 ? (lance.winner ?? null) : null,
    };
  });
}

function stake(lance: LanceView): Text {
  return { id: `stake-${lance.how ?? "open"}`, args: { stake: lance.stake ?? 0 } };
}

/** Return all of it as a table, with the nick of who won each lance. */
export function list(scene: Scene): ListTable {
  return {
    title: { id: "list-title" },
    heads: ["list-lance", "list-stake", "list-bonus", "list-winner"].map((id) => ({ id })),
    rows: rows(scene).map(({ lance, stake: text, bonus, winner: seat }) => ({
      id: lance,
      name: lanceName(lance),
      cells: [
        { text, kind: "plain" },
        { text: bonus === null ? NONE : { id: "plus", args: { points: bonus } }, kind: "number" },
        { text: seat === null ? NONE : nickFirst(scene, seat), kind: "winner", seat },
      ],
    })),
    steps: growth(scene.view.score, scene.view.counted).map(({ paid, score }) => ({
      text: { id: "growth", args: { lance: lanceName(paid[0]), kind: paid[1], points: paid[3] ?? 0 } },
      score,
    })),
  };
}
