/** The film that is on: from whose point of view, where it stands, whether it runs. */
import { Problem } from "../lib/http";
import { replay } from "../lib/people";
import { gameOf } from "../table/games";
import { at, chapters, everybody, filmOf, type Film } from "./film";

/** Whose eyes: a seat's, a spectator's, or everybody's at once. */
export type Eyes = number | "spectator" | "all";

export type Trouble = "" | "unknown" | "goes-on" | "game" | "unreachable";

const PACE = 1_300;

/** Return the eyes that an address asks for. */
export function eyesOf(asked: string | null): Eyes {
  if (asked === "spectator") return "spectator";
  return asked !== null && /^\d$/.test(asked) ? Number(asked) : "all";
}

export class Reel {
  film = $state.raw<Film>([]);
  eyes = $state<Eyes>("all");
  step = $state(0);
  running = $state(false);
  trouble = $state<Trouble>("");
  readonly #table: string;
  readonly #films = new Map<Eyes, Film>();
  #stop = (): void => {};

  constructor(table: string, eyes: Eyes) {
    this.#table = table;
    this.eyes = eyes;
  }

  readonly frame = $derived(this.film[this.step] ?? null);
  readonly end = $derived(Math.max(0, this.film.length - 1));
  readonly chapters = $derived(chapters(this.film));

  /** Look through other *eyes*, at the same row of the log; *row*: where to begin. */
  async look(eyes: Eyes, row = this.frame?.row ?? 0): Promise<void> {
    try {
      const film = await this.#through(eyes);
      this.film = film;
      this.eyes = eyes;
      this.step = at(film, row);
      this.trouble = "";
    } catch (problem) {
      this.trouble = troubleOf(problem);
    }
  }

  go(step: number): void {
    this.step = Math.min(this.end, Math.max(0, step));
    if (this.step === this.end) this.pause();
  }

  play(): void {
    if (this.step === this.end) this.step = 0;
    this.running = true;
    const timer = setInterval(() => this.go(this.step + 1), PACE);
    this.#stop = () => clearInterval(timer);
  }

  pause(): void {
    this.#stop();
    this.running = false;
  }

  async #through(eyes: Eyes): Promise<Film> {
    const known = this.#films.get(eyes);
    if (known) return known;
    const film = eyes === "all" ? await this.#all() : await this.#fetch(eyes);
    this.#films.set(eyes, film);
    return film;
  }

  /** One seat after the other: each is a whole match that the house reads for us. */
  async #all(): Promise<Film> {
    const spectator = await this.#through("spectator");
    const seats: Film[] = [];
    for (const seat of spectator[0]?.scene.room.places.keys() ?? []) seats.push(await this.#through(seat));
    return everybody(spectator, seats);
  }

  async #fetch(eyes: number | "spectator"): Promise<Film> {
    const found = await replay(this.#table, eyes);
    const game = gameOf(found.table.info.game);
    if (!game) throw new UnknownGame();
    return filmOf(found, game);
  }
}

class UnknownGame extends Error {}

function troubleOf(problem: unknown): Trouble {
  if (problem instanceof UnknownGame) return "game";
  if (!(problem instanceof Problem)) return "unreachable";
  if (problem.status === 404) return "unknown";
  return problem.status === 409 ? "goes-on" : "unreachable";
}
