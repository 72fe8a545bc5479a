/** Mus as the page of any table asks for it. */
import type { Game } from "../table/game";
import Mus from "./Mus.svelte";
import { offers } from "./options";
import { hear, mus, open } from "./scene";
import { spoken } from "./spoken";

export const MUS: Game = {
  open,
  hear,
  spoken: (scene) => spoken(mus(scene)),
  chapters: ["aim", "mus", "lances", "grande", "chica", "pares", "juego", "bets", "words", "count"],
  idle: [],
  offers,
  Table: Mus,
};
