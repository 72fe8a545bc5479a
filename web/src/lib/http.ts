/** What the house answers over HTTP. Everything else goes through the link. */
import type { Text } from "./lang.svelte";
import type { OpenTo, TableLine } from "./wire";

/** Who the reader is. `muted_until` and all other times: milliseconds since 1970. */
export interface Me {
  name: string;
  person: string;
  registered: boolean;
  operator: boolean;
  muted_until: number | null;
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

export interface NewTable {
  game?: string;
  preset?: string;
  rules?: Record<string, string>;
  level?: string;
  pace?: number | null;
  clock?: number | null;
  seat?: number | null;
  /** Computers sit down at once in the free seats; else they wait for people. */
  fill?: boolean;
  /** Seconds that each player may take over the clock in the whole match. */
  bank?: number;
  open_to?: OpenTo;
  low?: number;
  high?: number;
  rated?: boolean;
  watch?: boolean;
}

export interface Invitation {
  code: string;
  expires: number;
}

export interface Invited {
  table: string;
  game: string;
  from: string;
  expires: number;
}

/** The house refused, or was not reached (status 0). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    detail: string,
    /** What is wrong in a short word, where there are several ways to be wrong. */
    readonly code = "",
  ) {
    super(detail);
  }
}

/** Return what a reader is told of *problem*; *bad* is the message when what he asked for is wrong. */
export function told(problem: unknown, bad: string): Text {
  if (!(problem instanceof Problem)) return { id: "house-unreachable" };
  if (problem.code) return { id: "problem", args: { code: problem.code } };
  if (problem.status === 400) return { id: bad };
  if (problem.status === 429) return { id: "refusal", args: { code: "too_fast" } };
  if (problem.status === 401) return { id: "problem", args: { code: "signed_out" } };
  if (problem.status === 403) return { id: "problem", args: { code: "csrf" } };
  if (problem.status === 404) return { id: "problem", args: { code: "nobody" } };
  return { id: "house-unreachable" };
}

/** Return the word that proves to the house that one of its own pages is asking. */
function proof(): Record<string, string> {
  const found = /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1];
  return found ? { "x-csrftoken": decodeURIComponent(found) } : {};
}

/** Return what the house answers; throws a Problem. */
export async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  try {
    return await askOnce<T>(method, path, body);
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== "csrf") throw problem;
    await askOnce("GET", "/api/games"); // the word was an old one: with any look at the house comes another
    return askOnce<T>(method, path, body);
  }
}

async function askOnce<T>(method: string, path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        ...(method === "GET" ? {} : proof()),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Problem(0, "");
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Problem(answer.status, member(said, "detail"), member(said, "code"));
  return said as T;
}

function member(said: unknown, name: string): string {
  if (said === null || typeof said !== "object") return "";
  const value: unknown = Reflect.get(said, name);
  return typeof value === "string" ? value : "";
}

export const enter = (): Promise<Me> => ask("POST", "/api/me");
export const rename = (name: string): Promise<Me> => ask("PATCH", "/api/me", { name });
export const games = (): Promise<GameInfo[]> => ask("GET", "/api/games");
export const liveTables = (): Promise<TableLine[]> => ask("GET", "/api/tables");
export const openTable = (wish: NewTable): Promise<{ table: string; seat: number }> =>
  ask("POST", "/api/tables", wish);
export const invite = (table: string): Promise<Invitation> =>
  ask("POST", `/api/tables/${table}/invitations`);
export const invitation = (code: string): Promise<Invited> => ask("GET", `/api/invitations/${code}`);
