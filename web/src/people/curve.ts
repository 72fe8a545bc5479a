/** The skill of a player over time, as a chart and as a table want it. */
import type { CurvePoint } from "../lib/people";

export interface Curve {
  games: readonly string[];
  /** Seconds since 1970, each once, in order. */
  times: number[];
  /** For each game its number at each time, null where it did not change. */
  numbers: (number | null)[][];
}

/** Return the curve of *points*, in whatever order they come. */
export function curveOf(points: readonly CurvePoint[]): Curve {
  const games = [...new Set(points.map(({ game }) => game))].sort();
  const times = [...new Set(points.map(({ at }) => at))].sort((one, other) => one - other);
  const numbers = games.map((game) => {
    const known = new Map(points.filter((point) => point.game === game).map(({ at, number }) => [at, number]));
    return times.map((at) => known.get(at) ?? null);
  });
  return { games, times: times.map((at) => at / 1000), numbers };
}
