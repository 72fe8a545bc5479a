/** What somebody chooses for a new table: sensible at first, remembered, sent without what is usual. */
import type { GameInfo, GameOption, NewTable } from "../lib/http";
import type { OpenTo } from "../lib/wire";
import type { Game } from "../table/game";

export interface Choice {
  game: string;
  preset: string;
  rules: Record<string, string>;
  level: string;
  pace: number | null;
  clock: number | null;
  bank: number;
  fill: boolean;
  open_to: OpenTo;
  low: number;
  high: number;
  rated: boolean;
  watch: boolean;
}

export const PACES: readonly number[] = [400, 1200, 2000];
export const CLOCKS: readonly number[] = [15, 30, 60];
export const BANKS: readonly number[] = [0, 60, 120, 300];
export const STARS: readonly number[] = [1, 2, 3, 4, 5];
export const OPEN_TO: readonly OpenTo[] = ["anyone", "friends", "invited"];

/** Return the usual choice at a table of *game*. */
export function usual(game: GameInfo): Choice {
  return {
    game: game.name,
    preset: Object.keys(game.presets)[0] ?? "",
    rules: {},
    level: game.levels.includes("normal") ? "normal" : (game.levels[0] ?? ""),
    pace: null,
    clock: null,
    bank: 0,
    fill: true,
    open_to: "anyone",
    low: 1,
    high: 5,
    rated: false,
    watch: true,
  };
}

/** Return what was *remembered* as far as it can still be chosen at a table of *game*. */
export function recalled(remembered: unknown, game: GameInfo): Choice {
  const was: Partial<Choice> = typeof remembered === "object" && remembered !== null ? remembered : {};
  const fresh = usual(game);
  const one = <T>(values: readonly T[], value: T | undefined, otherwise: T): T =>
    value !== undefined && values.includes(value) ? value : otherwise;
  const flag = (value: unknown, otherwise: boolean): boolean =>
    typeof value === "boolean" ? value : otherwise;
  const rules = Object.entries(was.rules ?? {}).filter(([name, value]) =>
    game.options.some((option) => option.name === name && option.values.includes(value)),
  );
  const low = one(STARS, was.low, fresh.low);
  return {
    game: game.name,
    preset: one(Object.keys(game.presets), was.preset, fresh.preset),
    rules: Object.fromEntries(rules),
    level: one(game.levels, was.level, fresh.level),
    pace: one<number | null>([null, ...PACES], was.pace, fresh.pace),
    clock: one<number | null>([null, ...CLOCKS], was.clock, fresh.clock),
    bank: one(BANKS, was.bank, fresh.bank),
    fill: flag(was.fill, fresh.fill),
    open_to: one(OPEN_TO, was.open_to, fresh.open_to),
    low,
    high: Math.max(low, one(STARS, was.high, fresh.high)),
    rated: flag(was.rated, fresh.rated),
    watch: flag(was.watch, fresh.watch),
  };
}

/** What may be chosen for an option beside the others, and what is. */
export interface Fit {
  readonly value: string;
  readonly values: readonly string[];
}

/** Return what can be chosen together: an option gives way to those before it. */
export function fitting(choice: Choice, game: GameInfo, offers: Game["offers"]): Map<string, Fit> {
  const fits = new Map(
    game.options.map((option): [string, Fit] => [
      option.name,
      { value: valueOf(choice, option, game), values: option.values },
    ]),
  );
  const chosen = (name: string): string => fits.get(name)?.value ?? "";
  for (const option of game.options) {
    const values = option.values.filter((value) => offers(option.name, value, chosen));
    const wished = [chosen(option.name), option.default].find((value) => values.includes(value));
    fits.set(option.name, { value: wished ?? option.default, values });
  }
  return fits;
}

/** Return *choice* with the rules that *fits* leaves of it. */
export function fitted(choice: Choice, game: GameInfo, fits: ReadonlyMap<string, Fit>): Choice {
  const given = game.options.flatMap((option): [string, string][] => {
    const value = fits.get(option.name)?.value ?? option.default;
    return value === valueOf(choice, option, game) ? [] : [[option.name, value]];
  });
  return { ...choice, rules: { ...choice.rules, ...Object.fromEntries(given) } };
}

/** Return the wish of *choice*: what is usual is left to the house. */
export function wishOf(choice: Choice, game: GameInfo): NewTable {
  const fresh = usual(game);
  const { clock, bank } = choice;
  const bare = { ...choice, bank: clock === null ? fresh.bank : bank };
  const changed = Object.entries(bare).filter(([name, value]) => value !== Reflect.get(fresh, name));
  return { ...Object.fromEntries(changed), game: choice.game, preset: choice.preset, rules: { ...choice.rules } };
}

/** Return what stands in the field of *option*. */
export function valueOf(choice: Choice, option: GameOption, game: GameInfo): string {
  return choice.rules[option.name] ?? game.presets[choice.preset]?.[option.name] ?? option.default;
}

/** Return *choice* with another preset: of the single rules only the number of players stays. */
export function withPreset(choice: Choice, preset: string, game: GameInfo): Choice {
  const { players } = choice.rules;
  const stays = players !== undefined && !("players" in (game.presets[preset] ?? {}));
  return { ...choice, preset, rules: stays ? { players } : {} };
}

const REMEMBERED = "tapete.new-game";

/** Return the game that was chosen last, and what was chosen at each. */
function read(): { last?: string; games?: Record<string, unknown> } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {}; // private windows forbid it
  }
}

/** Return the last choice at *game*, or the usual one. */
export function recall(game: GameInfo): Choice {
  return recalled(read().games?.[game.name], game);
}

export function lastGame(): string | null {
  return read().last ?? null;
}

export function remember(choice: Choice): void {
  const kept = { last: choice.game, games: { ...read().games, [choice.game]: choice } };
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(kept));
  } catch {
    // as above
  }
}
