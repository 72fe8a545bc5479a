/** What a screen reader says after an update: each thing once, the reader's own turn last. */
import type { Text } from "../lib/lang.svelte";
import { choices, question, raise, throwing, title } from "./bar";
import type { Line } from "./log";
import type { Scene } from "./scene";
import { nick } from "./words";

export function spoken(scene: Scene): Text[] {
  const news = scene.news.filter((line) => line.seat !== scene.seat || line.kind !== "word");
  return [...news.map((line) => lineText(scene, line)), ...turn(scene)];
}

/** Return *texts* as sentences: each ends with a stop, none with two. */
export function sentences(texts: readonly string[]): string {
  return texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(" ");
}

function lineText(scene: Scene, line: Line): Text {
  if (line.seat === null) return line.text;
  return { id: "spoken-word", args: { name: nick(scene, line.seat), word: line.text } };
}

function turn(scene: Scene): Text[] {
  if (scene.legal.length === 0 || scene.room.listing) return [];
  const may: Text[] = choices(scene).map(({ label }) => label);
  const raising = raise(scene);
  if (raising) may.push({ id: `say-${raising.word}`, args: { amount: raising.usual } });
  const asks = throwing(scene) ? [] : [{ id: "spoken-may", args: { words: joined(may) } }];
  return [{ id: "spoken-turn", args: { title: title(scene), question: question(scene) } }, ...asks];
}

function joined(texts: readonly Text[]): Text {
  const [first, ...rest] = texts;
  if (!first) return { id: "nothing" };
  if (rest.length === 0) return first;
  return { id: "names-comma", args: { first, rest: joined(rest) } };
}
