/**
 * One websocket to the lobby, however often the line breaks.
 *
 * The law: the newest list of tables counts, and every line that is written is sent again under
 * its id until the house has acknowledged or refused it.
 */
import { backoff, type Line, type Socket, type World } from "../lib/link";
import type { Chat, Chatted, ClientMessage, Code, ServerMessage, TableLine } from "../lib/wire";

export interface Ears {
  line(line: Line): void;
  tables(tables: readonly TableLine[]): void;
  chatted(line: Chatted): void;
  refused(code: Code): void;
}

/** What somebody writes in the lobby: words of his own, or a phrase that all read in their language. */
export type Writing = { text: string } | { phrase: string };

export class Watching {
  private socket: Socket | null = null;
  private ready = false;
  private closed = false;
  private tries = 0;
  private writings: Chat[] = [];
  private cancelRetry = (): void => {};

  constructor(
    private readonly world: World,
    private readonly ears: Ears,
  ) {}

  start(): void {
    this.ears.line("connecting");
    this.connect();
  }

  write(writing: Writing): void {
    const chat: Chat = { t: "chat", id: this.world.uuid(), ...writing };
    this.writings.push(chat);
    if (this.ready) this.post(chat);
  }

  /** Somebody else reads now, or the network is back: begin anew at once. */
  again(): void {
    if (this.closed) return;
    this.cancelRetry();
    this.tries = 0;
    this.connect();
  }

  offline(): void {
    this.drop();
  }

  close(): void {
    this.closed = true;
    this.cancelRetry();
    this.forget();
  }

  private connect(): void {
    this.forget();
    const socket: Socket = this.world.open({
      opened: () => {},
      heard: (text) => this.socket === socket && this.hear(JSON.parse(text) as ServerMessage),
      closed: () => this.socket === socket && this.drop(),
    });
    this.socket = socket;
  }

  private forget(): void {
    const { socket } = this;
    this.socket = null;
    this.ready = false;
    socket?.close();
  }

  private drop(): void {
    if (this.closed) return;
    this.forget();
    this.cancelRetry();
    this.ears.line("lost");
    const wait = backoff(this.tries++, this.world.chance());
    this.cancelRetry = this.world.after(wait, () => this.connect());
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.resume();
        break;
      case "lobby":
        this.ears.tables(message.tables);
        break;
      case "chatted":
        if (!message.table) this.ears.chatted(message);
        break;
      case "ack":
        this.answered(message.id);
        break;
      case "refusal":
        if (this.answered(message.id)) this.ears.refused(message.code);
        break;
    }
  }

  private resume(): void {
    this.ready = true;
    this.tries = 0;
    this.ears.line("open");
    this.post({ t: "watch", on: true });
    for (const chat of this.writings) this.post(chat);
  }

  private answered(id: string): boolean {
    const before = this.writings.length;
    this.writings = this.writings.filter((chat) => chat.id !== id);
    return this.writings.length < before;
  }

  private post(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }
}
