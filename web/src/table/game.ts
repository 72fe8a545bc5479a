/** What the page of a table asks of a game: how it is heard, said and drawn. */
import type { Component, Snippet } from "svelte";
import type { Text } from "../lib/lang.svelte";
import type { Deed } from "../lib/messages";
import type { Table, Update } from "../lib/wire";
import type { Scene } from "./scene";

/** What the reader may do at a table of any game; a page that only shows one does nothing. */
export interface Acts {
  say(word: string): void;
  act(deed: Deed): void;
  sit(seat: number): void;
  /** He wants to know who sits at *seat*. */
  meet(seat: number): void;
  /** He wants to see all who sit here, to change places with somebody. */
  players(): void;
  /** He wants to bring people here. */
  invite(): void;
  lobby(): void;
  /** He wants another table like this one, or of this game as he chooses. */
  again(): void;
  renew(): void;
}

/** What a table of any game is given to draw: its score, the tools of the page, its felt. */
export interface TableProps {
  scene: Scene;
  busy: boolean;
  tools: Snippet;
  acts: Acts;
}

/** Return the value that is chosen for an option. */
export type Chosen = (option: string) => string;

export interface Game {
  /** Return the scene of a whole table; what was read *before* stays in the record. */
  open(table: Table, now: number, before: Scene | null): Scene;
  /** Return *scene* after *update*. */
  hear(scene: Scene, update: Update, now: number): Scene;
  /** Return what a screen reader says after an update. */
  spoken(scene: Scene): Text[];
  /** What there is to read about it, in order. */
  readonly chapters: readonly string[];
  /** Rules that a table does not act on yet: neither offered nor shown. */
  readonly idle: readonly string[];
  /** Return whether *value* of *option* goes with what is *chosen* beside it. */
  offers(option: string, value: string, chosen: Chosen): boolean;
  readonly Table: Component<TableProps>;
}
