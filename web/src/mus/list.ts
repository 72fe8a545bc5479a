/** The list after a hand: each lance with its stake, bonus and winner, and how the score grew. */
import type { Text } from "../lib/lang.svelte";
import type { Counted, Lance, LanceView, Side } from "../lib/wire";
import type { Scene } from "./scene";
import { sideIndex } from "./places";

export interface Row {
  readonly lance: Lance;
  readonly stake: Text;
  readonly bonus: number | null;
  /** The seat that won it and was paid for it. */
  readonly winner: number | null;
}

export interface Step {
  readonly lance: Lance;
  readonly kind: Counted[1];
  readonly side: Side;
  readonly points: number | null;
  readonly score: readonly number[];
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

/** Return the score before the first payment of the hand. */
export function before(scene: Scene): number[] {
  return scene.view.score.map((points, side) =>
    scene.view.counted
      .filter(([, , winner]) => sideIndex(winner) === side)
      .reduce((left, [, , , paid]) => left - (paid ?? 0), points),
  );
}

/** Return the payments in counting order, each with the score after it. */
export function growth(scene: Scene): Step[] {
  let score = before(scene);
  return scene.view.counted.map(([lance, kind, side, points]) => {
    score = score.map((have, at) => (at === sideIndex(side) ? have + (points ?? 0) : have));
    return { lance, kind, side, points, score };
  });
}
