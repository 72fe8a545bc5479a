/** What a screen reader says after an update of Mus: each thing once, the reader's own turn last. */
import type { Text } from "../lib/lang.svelte";
import { news } from "../table/spoken";
import { choices, question, raise, throwing, title } from "./bar";
import type { Scene } from "./scene";

export function spoken(scene: Scene): Text[] {
  return [...news(scene), ...turn(scene)];
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
