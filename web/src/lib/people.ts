/** People over HTTP: accounts, players, what they are to each other, and the operators' acts. */
import { ask, type Me } from "./http";
import type { Chatted, Table, Update } from "./wire";

export type Kind = "friend" | "block" | "mute";

/** Somebody as lists show him; `table`: where he plays, if the reader may see it. */
export interface Somebody {
  person: string;
  name: string;
  registered: boolean;
  stars: Record<string, number>;
  table: string | null;
}

export interface Relations {
  friends: Somebody[];
  asked: Somebody[];
  asking: Somebody[];
  blocked: Somebody[];
  muted: Somebody[];
}

/** What somebody is to the reader; `asked`: the reader has asked him; `asks`: he the reader. */
export interface Relation {
  friend: boolean;
  asked: boolean;
  asks: boolean;
  blocked: boolean;
  muted: boolean;
}

export interface Skill {
  game: string;
  number: number;
  stars: number;
  matches: number;
}

export interface CurvePoint {
  at: number;
  game: string;
  number: number;
}

export interface Played {
  table: string;
  game: string;
  at: number;
  won: boolean | null;
  rated: boolean;
  score: number[];
  side: number;
  names: string[];
  seat: number;
}

export interface Partner {
  name: string;
  person: string | null;
  matches: number;
  won: number;
}

export interface Player {
  person: string;
  name: string;
  registered: boolean;
  since: number;
  relation: Relation;
  skill: Skill[];
  curve: CurvePoint[];
  games: Played[];
  partners: Partner[];
}

export interface Device {
  id: string;
  created: number;
  seen: number;
  here: boolean;
  agent: string;
}

export const register = (name: string, password: string): Promise<Me> =>
  ask("POST", "/api/me/register", { name, password });
export const signIn = (name: string, password: string): Promise<Me> =>
  ask("POST", "/api/session", { name, password });
export const signOut = (): Promise<void> => ask("DELETE", "/api/session");
export const devices = (): Promise<Device[]> => ask("GET", "/api/sessions");
export const signOutDevice = (id: string): Promise<void> => ask("DELETE", `/api/sessions/${id}`);
export const changePassword = (old: string, fresh: string): Promise<void> =>
  ask("PUT", "/api/me/password", { old, new: fresh });
export const deleteMe = (password: string): Promise<void> => ask("DELETE", "/api/me", { password });

export const player = (person: string): Promise<Player> => ask("GET", `/api/people/${person}`);
export const named = (name: string): Promise<{ person: string; name: string }> =>
  ask("GET", `/api/people?name=${encodeURIComponent(name)}`);

export const relations = (): Promise<Relations> => ask("GET", "/api/relations");
export const relate = (person: string, kind: Kind): Promise<unknown> =>
  ask("PUT", `/api/relations/${person}/${kind}`);
export const unrelate = (person: string, kind: Kind): Promise<unknown> =>
  ask("DELETE", `/api/relations/${person}/${kind}`);
export const report = (
  person: string,
  reason: string,
  table: string | null = null,
  line: number | null = null,
): Promise<unknown> => ask("POST", "/api/reports", { person, table, line, reason });

export const chatLines = (table?: string): Promise<Chatted[]> =>
  ask("GET", table ? `/api/chat?table=${table}` : "/api/chat");

/** What one listener of a finished match heard; `rows`: the place of each update in the log. */
export interface Replay {
  table: Table;
  updates: Update[];
  rows: number[];
}

export const replay = (table: string, seat: number | "spectator"): Promise<Replay> =>
  ask("GET", `/api/tables/${table}/replay?seat=${seat}`);

/** Somebody in the operators' papers; null: deleted since. */
export type Who = { person: string; name: string } | null;

export interface Report {
  id: number;
  at: number;
  /** Of whom it is, and by whom. */
  person: Who;
  by: Who;
  table: string | null;
  /** The number of the line that is meant. */
  line: number | null;
  reason: string;
  /** What was written last at that place when it was made. */
  lines: Chatted[];
  closed: number | null;
  note: string;
}

/** What an operator did. */
export interface Act {
  at: number;
  operator: string;
  act: string;
  person: Who;
  detail: string;
}

export const openReports = (): Promise<Report[]> => ask("GET", "/api/reports?open=true");
export const closeReport = (id: number, note: string): Promise<unknown> =>
  ask("POST", `/api/reports/${id}/close`, { note });
export const muteSomebody = (person: string, minutes: number, reason: string): Promise<unknown> =>
  ask("POST", `/api/people/${person}/mute`, { minutes, reason });
export const banSomebody = (person: string, minutes: number | null, reason: string): Promise<unknown> =>
  ask("POST", `/api/people/${person}/ban`, { minutes, reason });
export const ledger = (): Promise<Act[]> => ask("GET", "/api/ledger");
