/** Escoba de 15 as the page of any table asks for it. */
import type { Game } from "../table/game";
import Escoba from "./Escoba.svelte";
import { offers } from "./options";
import { escoba, hear, open } from "./scene";
import { spoken } from "./spoken";

export const ESCOBA: Game = {
  open,
  hear,
  spoken: (scene) => spoken(escoba(scene)),
  chapters: ["aim", "values", "turn", "escoba", "missed", "deals", "count", "match"],
  idle: [],
  offers,
  Table: Escoba,
};
