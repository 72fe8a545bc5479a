/** The unions of the protocol, put together from the generated types. */
import type { BetView, Continue, MusHeard, Proposal, Said, Say, Sit, Stand } from "./wire";

export type { ClientMessage, ServerMessage } from "./wire";

/** What must be acknowledged: it is sent again, under the same id, until it is. */
export type Command = Sit | Stand | Say | Continue;

/** A command before it has an id. */
export type Order =
  | Omit<Sit, "id" | "table">
  | Omit<Stand, "id" | "table">
  | Omit<Say, "id" | "table">
  | Omit<Continue, "id" | "table">;

/** What is heard of Mus. */
export type Event = MusHeard;
export type Word = Said["word"];
export type Bet = Proposal["word"];
export type Betting = BetView;

/** The last line of every closed choice: a new member of a union stops the build here. */
export function assertNever(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`);
}
