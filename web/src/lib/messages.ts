/** The unions of the protocol, put together from the generated types. */
import type {
  Answer, Ask, BetView, Chat, Continue, Fill, Look, MusHeard, Pause, Proposal, Rematch, Said, Say,
  Sign, Sit, Stand, Swap,
} from "./wire";

export type { ClientMessage, ServerMessage } from "./wire";

/** What a person at a table wants done there. */
export type TableCommand =
  | Sit | Stand | Say | Continue | Fill | Swap | Pause | Rematch | Sign | Look | Ask | Answer;

/** What must be acknowledged: it is sent again, under the same id, until it is. */
export type Command = TableCommand | Chat;

/** One of *Any* before it has an id. */
type Bare<Any> = Any extends Command ? Omit<Any, "id" | "table"> : never;

/** A command before it has an id. */
export type Order = Bare<Command>;

/** What whoever sits orders: at which seat, the session knows. */
export type Deed = Order extends infer One
  ? One extends { seat: number }
    ? Omit<One, "seat" | "last">
    : never
  : never;

/** What is heard of Mus. */
export type Event = MusHeard;
export type Word = Said["word"];
export type Bet = Proposal["word"];
export type Betting = BetView;

/** The last line of every closed choice: a new member of a union stops the build here. */
export function assertNever(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`);
}
