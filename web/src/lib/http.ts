/** What the house answers over HTTP. Everything else goes through the link. */
import type { Text } from "./lang.svelte";

export interface Me {
  name: string;
}

export interface GameOption {
  name: string;
  values: string[];
  default: string;
}

export interface GameInfo {
  name: string;
  options: GameOption[];
  presets: Record<string, Record<string, string>>;
  /** Of computer players, the weakest first. */
  levels: string[];
}

export interface LiveTable {
  table: string;
  game: string;
  rules: Record<string, string>;
  places: { kind: "empty" | "person" | "bot"; name?: string; level?: string | null }[];
  score: number[];
  hand: number;
}

export interface NewTable {
  game?: string;
  preset?: string;
  rules?: Record<string, string>;
  level?: string;
  pace?: number | null;
  clock?: number | null;
  seat?: number | null;
}

/** The house refused, or was not reached (status 0). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(detail);
  }
}

/** Return what a reader is told of *problem*; *bad* is the message when what he asked for is wrong. */
export function told(problem: unknown, bad: string): Text {
  const status = problem instanceof Problem ? problem.status : 0;
  if (status === 400) return { id: bad };
  if (status === 429) return { id: "refusal", args: { code: "too_fast" } };
  return { id: "house-unreachable" };
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body ? { "content-type": "application/json" } : {},
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Problem(0, "");
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const detail =
      said !== null && typeof said === "object" && "detail" in said ? String(said.detail) : "";
    throw new Problem(answer.status, detail);
  }
  return said as T;
}

export const enter = (): Promise<Me> => ask("POST", "/api/me");
export const rename = (name: string): Promise<Me> => ask("PATCH", "/api/me", { name });
export const games = (): Promise<GameInfo[]> => ask("GET", "/api/games");
export const liveTables = (): Promise<LiveTable[]> => ask("GET", "/api/tables");
export const openTable = (wish: NewTable): Promise<{ table: string; seat: number }> =>
  ask("POST", "/api/tables", wish);
