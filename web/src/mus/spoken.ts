/** What a screen reader says after an update of Mus: each thing once, the reader's own turn last. */
import type { Text } from "../lib/lang.svelte";
import { news } from "../table/spoken";
import { nickFirst } from "../table/words";
import { about, counters, mayAnswer } from "./ask";
import { choices, question, raise, throwing, title } from "./bar";
import type { Scene } from "./scene";

export function spoken(scene: Scene): Text[] {
  return [...news(unasked(scene)), ...signs(scene), ...turn(scene)];
}

/** What the reader's turn tells of a question is no news beside it. */
function unasked(scene: Scene): Scene {
  if (about(scene) === null) return scene;
  return { ...scene, news: scene.news.filter(({ text }) => text.id !== "log-asked" && text.id !== "rather") };
}

/** Every seña is told once, when it comes; the reader's own he knows. */
function signs(scene: Scene): Text[] {
  return scene.signs.shown.flatMap(({ sign, n }, seat) =>
    sign && n === scene.last && seat !== scene.seat
      ? [{ id: "spoken-sign", args: { name: nickFirst(scene, seat), sign } }]
      : [],
  );
}

function turn(scene: Scene): Text[] {
  if (scene.room.listing || scene.room.paused) return [];
  const answers = mayAnswer(scene);
  if (scene.legal.length === 0 && !answers) return [];
  const offers = answers ? counters(scene) : scene.legal;
  const may: Text[] = choices(scene, offers).map(({ label }) => label);
  const raising = raise(scene, offers);
  if (answers) may.unshift({ id: "accept" });
  if (raising) may.push({ id: `say-${raising.word}`, args: { amount: raising.usual } });
  const asks = throwing(scene) ? [] : [{ id: "spoken-may", args: { words: joined(may) } }];
  const heads = answers ? "spoken-answer" : "spoken-turn";
  return [{ id: heads, args: { title: title(scene), question: question(scene) } }, ...asks];
}

function joined(texts: readonly Text[]): Text {
  const [first, ...rest] = texts;
  if (!first) return { id: "nothing" };
  if (rest.length === 0) return first;
  return { id: "names-comma", args: { first, rest: joined(rest) } };
}
