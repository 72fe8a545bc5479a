/** The reader at one table: what stands there, how the line is, and what he says. */
import { browserWorld } from "../lib/browser";
import { t } from "../lib/lang.svelte";
import { Link, type Ears, type Line, type World } from "../lib/link";
import type { Command, Order } from "../lib/messages";
import { toast } from "../lib/voice.svelte";
import type { Code, Refusal, Table, Update } from "../lib/wire";
import { gameOf } from "./games";
import type { Scene } from "./scene";

export type Missing = "table" | "game" | null;

/** Refusals of a whole table, there being none or none that can go on: there is nothing to draw. */
const NO_TABLE: readonly Code[] = ["unknown_table", "closed"];

/** What a page of the table needs; the scripted pages of dev/ make their own. */
export interface Seated {
  readonly scene: Scene | null;
  readonly line: Line;
  readonly missing: Missing;
  readonly busy: boolean;
  say(word: string): void;
  goOn(): void;
  sit(seat: number): void;
  stand(): void;
}

export class Session implements Seated {
  scene = $state.raw<Scene | null>(null);
  line = $state<Line>("connecting");
  missing = $state<Missing>(null);
  #pending = $state.raw<readonly Command[]>([]);
  readonly #link: Link;
  #wantsSeat: boolean;

  constructor(table: string, wantsSeat: boolean, world: World = browserWorld) {
    this.#wantsSeat = wantsSeat;
    this.#link = new Link(world, table, this.#ears());
  }

  /** A word is on its way: until it is answered no second one is said. */
  get busy(): boolean {
    return this.#pending.some(({ t: kind }) => kind === "say" || kind === "continue");
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

  goOn(): void {
    const seat = this.scene?.seat ?? null;
    if (seat !== null && !this.busy) this.#send({ t: "continue", seat });
  }

  sit(seat: number): void {
    this.#send({ t: "sit", seat });
  }

  stand(): void {
    const seat = this.scene?.seat ?? null;
    if (seat !== null) this.#send({ t: "stand", seat });
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
    };
  }

  #open(table: Table): void {
    const game = gameOf(table.info.game);
    this.missing = game ? null : "game";
    if (!game) return;
    this.scene = game.open(table, Date.now(), this.scene);
    if (!this.#wantsSeat || table.seat !== null) return;
    this.#wantsSeat = false;
    const free = table.room.places.findIndex(({ kind }) => kind !== "person");
    if (free >= 0) this.sit(free);
  }

  #hear(update: Update): void {
    const { scene } = this;
    if (scene) this.scene = gameOf(scene.info.game)?.hear(scene, update, Date.now()) ?? scene;
  }

  #refused(refusal: Refusal, command: Command | null): void {
    const gone = NO_TABLE.includes(refusal.code);
    if (gone && !this.scene) {
      this.missing = "table";
      this.#link.close();
    } else if (command || gone) {
      toast.show(t("refusal", { code: refusal.code }));
    }
  }
}
