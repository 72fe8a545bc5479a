/**
 * One websocket to one table of the house, however often the line breaks.
 *
 * The law: every update is heard once and in order, and every command is sent again under its id
 * until the house has acknowledged or refused it. Sockets, time and chance come from outside.
 */
import { assertNever, type Command, type Order, type ServerMessage } from "./messages";
import type { Chatted, Company, Hello, Refusal, Table, Update } from "./wire";

export type Line = "connecting" | "open" | "lost";

/** A websocket as a link needs it. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEars {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface World {
  open(ears: SocketEars): Socket;
  after(milliseconds: number, what: () => void): () => void;
  chance(): number;
  uuid(): string;
}

export interface Ears {
  line(line: Line): void;
  table(table: Table): void;
  update(update: Update): void;
  refused(refusal: Refusal, command: Command | null): void;
  pending(commands: readonly Command[]): void;
  company(company: Company): void;
  chatted(chatted: Chatted): void;
  /** The reader has opened the table in a newer window: this one hears no more of it. */
  elsewhere(): void;
}

/** How long a command may stay unanswered before the line is taken for dead. */
const PATIENCE = 6_000;
const LONGEST_WAIT = 8_000;
/** How long to wait before a hello that came too fast is said again. */
const BREATH = 1_000;

/** Return how long to wait before try number *tries*: it doubles, and no two clients agree. */
export function backoff(tries: number, chance: number): number {
  const most = Math.min(LONGEST_WAIT, 250 * 2 ** tries);
  return Math.round(most / 2 + (most / 2) * chance);
}

export class Link {
  private socket: Socket | null = null;
  private ready = false;
  private closed = false;
  private leaving = false;
  private elsewhere = false;
  private tries = 0;
  private last = 0;
  private seat: number | null = null;
  private asked: number | null = null;
  private commands: Command[] = [];
  private cancelRetry = (): void => {};
  private cancelPatience = (): void => {};
  private cancelBreath = (): void => {};

  constructor(
    private readonly world: World,
    private readonly table: string,
    private readonly ears: Ears,
    private readonly invitation = "",
  ) {}

  start(): void {
    this.ears.line("connecting");
    this.connect();
  }

  /** Send *order* until it is answered; return its id. */
  send(order: Order): string {
    const command = this.command(order);
    this.commands.push(command);
    this.ears.pending([...this.commands]);
    if (this.ready) this.post(command);
    return command.id;
  }

  private command(order: Order): Command {
    const named = { id: this.world.uuid(), table: this.table };
    const invited = order.t === "sit" && this.invitation ? { invitation: this.invitation } : {};
    return { ...order, ...invited, ...named };
  }

  /** The browser says that the network is gone, or back: do not wait for a time-out. */
  offline(): void {
    this.drop();
  }

  online(): void {
    if (this.closed || this.ready) return;
    this.cancelRetry();
    this.tries = 0;
    this.connect();
  }

  /** Play here again, though a newer window has the table. */
  here(): void {
    this.elsewhere = false;
    this.asked = null;
    if (this.ready) this.ask(this.last);
  }

  /** Close once everything ordered has been answered: who stands up must not keep his seat. */
  leave(): void {
    this.leaving = true;
    if (this.commands.length === 0) this.close();
  }

  close(): void {
    this.closed = true;
    this.cancelRetry();
    this.cancelPatience();
    this.cancelBreath();
    this.forget();
  }

  private connect(): void {
    this.forget();
    this.asked = null;
    const socket: Socket = this.world.open({
      opened: () => this.socket === socket && !this.elsewhere && this.ask(this.last),
      heard: (text) => this.socket === socket && this.hear(JSON.parse(text) as ServerMessage),
      closed: () => this.socket === socket && this.drop(),
    });
    this.socket = socket;
  }

  /** A socket that is forgotten is not listened to any more, whatever it still says. */
  private forget(): void {
    const { socket } = this;
    this.socket = null;
    this.ready = false;
    socket?.close();
  }

  private drop(): void {
    if (this.closed) return;
    this.forget();
    this.cancelPatience();
    this.cancelBreath();
    this.cancelRetry();
    this.ears.line("lost");
    this.cancelRetry = this.world.after(backoff(this.tries++, this.world.chance()), () =>
      this.connect(),
    );
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.resume();
        break;
      case "table":
        this.last = message.last;
        this.seat = message.seat;
        this.asked = null;
        this.ears.table(message);
        break;
      case "update":
        this.hearUpdate(message);
        break;
      case "ack":
        this.answered(message.id);
        break;
      case "refusal":
        this.hearRefusal(message);
        break;
      case "company":
        this.ears.company(message);
        break;
      case "chatted":
        this.ears.chatted(message);
        break;
      case "elsewhere":
        this.elsewhere = true;
        this.ears.elsewhere();
        break;
      case "lobby": // this link never watches the lobby
        break;
      default:
        assertNever(message);
    }
  }

  private hearRefusal(refusal: Refusal): void {
    const { asked } = this;
    if (refusal.id === "" && refusal.code === "too_fast" && asked !== null) {
      this.asked = null;
      this.cancelBreath = this.world.after(BREATH, () => this.ask(asked));
      return;
    }
    const command = this.commands.find((one) => one.id === refusal.id) ?? null;
    this.answered(refusal.id);
    this.ears.refused(refusal, command);
  }

  private hearUpdate(update: Update): void {
    if (update.seat !== this.seat) {
      this.ask(0); // another seat is another stream: the whole of it is needed
    } else if (update.n === this.last + 1) {
      this.last = update.n;
      this.asked = null;
      this.ears.update(update);
    } else if (update.n > this.last + 1) {
      this.ask(this.last);
    }
  }

  private ask(last: number): void {
    if (this.asked === last) return;
    this.asked = last;
    const invited = this.invitation ? { invitation: this.invitation } : {};
    this.post({ t: "hello", table: this.table, last, ...invited });
  }

  private resume(): void {
    this.ready = true;
    this.tries = 0;
    this.ears.line("open");
    for (const command of this.commands) this.post(command);
  }

  private answered(id: string): void {
    this.commands = this.commands.filter((command) => command.id !== id);
    this.cancelPatience();
    if (this.commands.length > 0) this.watch();
    this.ears.pending([...this.commands]);
    if (this.leaving) this.leave();
  }

  private post(message: Command | Hello): void {
    this.socket?.send(JSON.stringify(message));
    if (message.t !== "hello") this.watch();
  }

  private watch(): void {
    this.cancelPatience();
    this.cancelPatience = this.world.after(PATIENCE, () => this.drop());
  }
}
