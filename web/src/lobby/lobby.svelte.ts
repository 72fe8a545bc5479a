/** The lobby as it stands now: its tables, its talk, the friends who are here. */
import { browserWorld } from "../lib/browser";
import { games as askGames, type GameInfo } from "../lib/http";
import { t } from "../lib/lang.svelte";
import type { Line, World } from "../lib/link";
import { me } from "../lib/me.svelte";
import { chatLines, type Somebody } from "../lib/people";
import { toast } from "../lib/voice.svelte";
import type { Chatted, TableLine } from "../lib/wire";
import { merged } from "../table/chat";
import { Watching, type Writing } from "./watching";

/** How long the friends who were heard of last are good, in milliseconds: lists come oftener. */
const FRESH = 5_000;

/** What the lobby's page needs; the scripted pages of dev/ make their own. */
export class LobbyRoom {
  line = $state<Line>("connecting");
  tables = $state.raw<readonly TableLine[] | null>(null);
  chat = $state.raw<readonly Chatted[]>([]);
  friends = $state.raw<readonly Somebody[]>([]);
  games = $state.raw<readonly GameInfo[]>([]);
  readonly #watching: Watching;
  readonly #world: World;
  #resting = false;
  #again = false;
  #cancelRest = (): void => {};

  constructor(world: World = browserWorld) {
    this.#world = world;
    this.#watching = new Watching(world, {
      line: (line) => this.#hangs(line),
      tables: (tables) => this.#list(tables),
      chatted: (line) => (this.chat = merged(this.chat, [line])),
      refused: (code) => toast.show(t("refusal", { code })),
    });
  }

  start(): void {
    this.#watching.start();
  }

  close(): void {
    this.#cancelRest();
    this.#watching.close();
  }

  again = (): void => this.#watching.again();
  offline = (): void => this.#watching.offline();
  write = (writing: Writing): void => this.#watching.write(writing);

  /** Read anew what was written: some of it the reader may not want to read any more. */
  reread = async (): Promise<void> => {
    try {
      this.chat = await chatLines();
    } catch {
      // what was read stands
    }
  };

  /** Whoever reads is somebody else now: he has other friends and may see other tables. */
  become(): void {
    this.tables = null;
    this.chat = [];
    this.friends = [];
    this.#again = true;
    this.#watching.again();
  }

  /** A fresh line begins with what was written before; friends are asked for with each new list. */
  #hangs(line: Line): void {
    this.line = line;
    if (line === "open") void this.#catchUp();
  }

  #list(tables: readonly TableLine[]): void {
    this.tables = tables;
    void this.#meetFriends();
  }

  async #catchUp(): Promise<void> {
    const [games, lines] = await Promise.allSettled([
      this.games.length > 0 ? this.games : askGames(),
      chatLines(),
    ]);
    if (games.status === "fulfilled") this.games = games.value;
    if (lines.status === "fulfilled") this.chat = merged(this.chat, lines.value);
  }

  /** Ask where the friends are: at once, but not oftener than every few seconds. */
  async #meetFriends(): Promise<void> {
    if (!me.person) return;
    if (this.#resting) {
      this.#again = true;
      return;
    }
    this.#resting = true;
    this.#cancelRest = this.#world.after(FRESH, () => {
      this.#resting = false;
      if (this.#again) void this.#meetFriends();
      this.#again = false;
    });
    try {
      this.friends = (await me.relations()).friends;
    } catch {
      // the list of tables stands without them
    }
  }
}
