/** The reader at one table: what stands there, how the line is, and what he says and does. */
import { browserWorld } from "../lib/browser";
import { t } from "../lib/lang.svelte";
import { Link, type Ears, type Line, type World } from "../lib/link";
import type { Command, Deed, Order } from "../lib/messages";
import { toast } from "../lib/voice.svelte";
import type { Chatted, Code, Company, Refusal, Table, Update } from "../lib/wire";
import { merged } from "./chat";
import { gameOf } from "./games";
import { seatToTake } from "./places";
import type { Scene } from "./scene";

export type Missing = "table" | "game" | "door" | null;

/** Refusals of a whole table, there being none or none that can go on: there is nothing to draw. */
const NO_TABLE: readonly Code[] = ["unknown_table", "closed"];
/** Refusals of a reader whom the table does not let in. */
const NO_ENTRY: readonly Code[] = ["not_invited", "not_welcome", "skill"];
/** What is a word of the game, or nearly: of these only one at a time is on its way. */
const WORDS: readonly Command["t"][] = ["say", "continue", "ask", "answer"];

/** What a page of the table needs; the scripted pages of dev/ make their own. */
export interface Seated {
  readonly scene: Scene | null;
  readonly line: Line;
  readonly missing: Missing;
  readonly busy: boolean;
  /** What was written at the table, the oldest first. */
  readonly chat: readonly Chatted[];
  /** What the reader wrote and the house did not take: he need not write it again. */
  readonly unsent: string;
  /** The reader plays in a newer window. */
  readonly elsewhere: boolean;
  say(word: string): void;
  sit(seat: number): void;
  /** Do what only who sits here may do. */
  act(deed: Deed): void;
  write(line: { text: string } | { phrase: string }): void;
  here(): void;
}

export class Session implements Seated {
  scene = $state.raw<Scene | null>(null);
  line = $state<Line>("connecting");
  missing = $state<Missing>(null);
  chat = $state.raw<readonly Chatted[]>([]);
  unsent = $state("");
  elsewhere = $state(false);
  #company: Company | null = null;
  #pending = $state.raw<readonly Command[]>([]);
  readonly #link: Link;
  #wantsSeat: boolean;
  readonly #invited: boolean;

  constructor(table: string, wantsSeat: boolean, invitation = "", world: World = browserWorld) {
    this.#wantsSeat = wantsSeat;
    this.#invited = invitation !== "";
    this.#link = new Link(world, table, this.#ears(), invitation);
  }

  /** A word is on its way: until it is answered no second one is said. */
  get busy(): boolean {
    return this.#pending.some(({ t: kind }) => WORDS.includes(kind));
  }

  start(): void {
    this.#link.start();
  }

  offline = (): void => this.#link.offline();
  online = (): void => this.#link.online();
  close = (): void => this.#link.leave();

  say(word: string): void {
    const { scene } = this;
    if (!scene || scene.seat === null || this.busy) return;
    this.#send({ t: "say", seat: scene.seat, last: scene.last, word });
  }

  sit(seat: number): void {
    this.#send({ t: "sit", seat });
  }

  act(deed: Deed): void {
    const { seat = null, last = 0 } = this.scene ?? {};
    if (seat === null || (WORDS.includes(deed.t) && this.busy)) return;
    // a deed is an order but for its seat, and an answer also for the question that it answers
    this.#send((deed.t === "answer" ? { ...deed, seat, last } : { ...deed, seat }) as Order);
  }

  write(line: { text: string } | { phrase: string }): void {
    this.unsent = "";
    this.#send({ t: "chat", ...line });
  }

  here(): void {
    this.elsewhere = false;
    this.#link.here();
  }

  /** What was written before the reader came, and while the line was lost. */
  remember(lines: readonly Chatted[]): void {
    this.chat = merged(this.chat, lines);
  }

  #send(order: Order): void {
    this.#link.send(order);
  }

  #ears(): Ears {
    return {
      line: (line) => (this.line = line),
      table: (table) => this.#open(table),
      update: (update) => this.#hear(update),
      refused: (refusal, command) => this.#refused(refusal, command),
      pending: (commands) => (this.#pending = commands),
      company: (company) => this.#meet(company),
      chatted: (chatted) => this.remember([chatted]),
      elsewhere: () => (this.elsewhere = true),
    };
  }

  #open(table: Table): void {
    const game = gameOf(table.info.game);
    this.missing = game ? null : "game";
    if (!game) return;
    const scene = game.open(table, Date.now(), this.scene);
    this.scene = { ...scene, company: this.#company };
    if (!this.#wantsSeat || table.seat !== null) return;
    this.#wantsSeat = false;
    const free = seatToTake(table.room.places, this.#invited ? scene.sides : 1);
    if (free !== null) this.sit(free);
  }

  #hear(update: Update): void {
    const { scene } = this;
    if (scene) this.scene = gameOf(scene.info.game)?.hear(scene, update, Date.now()) ?? scene;
  }

  #meet(company: Company): void {
    this.#company = company;
    if (this.scene) this.scene = { ...this.scene, company };
  }

  #refused(refusal: Refusal, command: Command | null): void {
    const gone = NO_TABLE.includes(refusal.code);
    const shut = NO_ENTRY.includes(refusal.code) && !command;
    if ((gone || shut) && !this.scene) {
      this.missing = gone ? "table" : "door";
      this.#link.close();
    } else if (command || gone || shut) {
      if (command?.t === "chat") this.unsent = command.text ?? "";
      toast.show(t("refusal", { code: refusal.code }));
    }
  }
}
