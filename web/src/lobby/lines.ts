/** What a line of the lobby says of its table: who may do what there, and by which rules. */
import type { GameInfo } from "../lib/http";
import type { Text } from "../lib/lang.svelte";
import type { TableLine } from "../lib/wire";
import { ruleValue } from "../table/words";

/** Return how many seats can be taken: empty ones, and those that computers hold. */
export function free({ places }: TableLine): number {
  return places.filter(({ kind }) => kind !== "person").length;
}

export type Deed = "return" | "join" | null;

/** Return what the reader may do at a table besides watching: his own he goes back to. */
export function deed(line: TableLine): Deed {
  if (line.yours !== null && line.yours !== undefined) return "return";
  return free(line) > 0 ? "join" : null;
}

export interface Rules {
  preset: string;
  /** Options that differ from it, the number of players apart. */
  changes: readonly { option: string; value: string }[];
}

/** Return the preset that is nearest to what a table plays, and what it changes of it. */
export function rulesOf(rules: Readonly<Record<string, string>>, game: GameInfo): Rules {
  const all = Object.entries(game.presets).map(([preset, chosen]) => ({
    preset,
    changes: game.options.flatMap(({ name, default: usual }) => {
      const value = rules[name] ?? usual;
      return name === "players" || value === (chosen[name] ?? usual) ? [] : [{ option: name, value }];
    }),
  }));
  const [nearest = { preset: "", changes: [] }, ...others] = all;
  return others.reduce((best, one) => (one.changes.length < best.changes.length ? one : best), nearest);
}

/** Return what else is to be known of a table: none if it is as tables mostly are. */
export function factsOf({ game, clock, door }: TableLine, rules: Rules | null): Text[] {
  const { open_to: openTo = "anyone", low = 1, high = 5, rated = false } = door ?? {};
  const option = (name: string, value: string): Text => ({
    id: "rule-short",
    args: {
      option: { id: `option-${game}-${name}` },
      value: { id: `value-${game}-${name}`, args: { value: ruleValue(value) } },
    },
  });
  return [
    ...(clock ? [{ id: "clock-short", args: { seconds: clock } }] : []),
    ...(rated ? [{ id: "rated-short" }] : []),
    ...(openTo === "anyone" ? [] : [{ id: "open-to-name", args: { open_to: openTo } }]),
    ...(low > 1 || high < 5 ? [{ id: "stars-range", args: { low, high } }] : []),
    ...(rules?.changes ?? []).map((change) => option(change.option, change.value)),
  ];
}

/** Return the tables that are shown: the reader's own first, then where somebody can join. */
export function shown(tables: readonly TableLine[], game: string): TableLine[] {
  const rank = (line: TableLine): number => ["return", "join", null].indexOf(deed(line));
  return tables
    .filter((line) => game === "" || line.game === game)
    .sort((one, other) => rank(one) - rank(other));
}

/** Return the games that are played at *tables*. */
export function gamesOf(tables: readonly TableLine[]): string[] {
  return [...new Set(tables.map(({ game }) => game))].sort();
}
