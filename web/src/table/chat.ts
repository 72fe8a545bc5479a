/** What is written at a table: lines by their numbers, each once, and canned phrases. */
import type { Text } from "../lib/lang.svelte";
import type { Chatted } from "../lib/wire";
import type { Scene } from "./scene";

/** What may be said in one press: each reader hears it in his own language. */
export const PHRASES = [
  "hola", "gracias", "suerte", "buena_mano", "bien_jugado", "lo_siento", "un_momento", "ya_estoy",
  "otra", "adios", "jaja", "venga",
] as const;

/** How many letters a line may have. */
export const LONGEST = 200;

/** How many lines the page keeps. */
const MEMORY = 200;

/** Return *lines* with *more* among them: each once, the oldest first. */
export function merged(lines: readonly Chatted[], more: readonly Chatted[]): readonly Chatted[] {
  const known = new Set(lines.map(({ line }) => line));
  const fresh = more.filter(({ line }) => !known.has(line));
  if (fresh.length === 0) return lines;
  return [...lines, ...fresh].sort((one, other) => one.line - other.line).slice(-MEMORY);
}

/** Whether somebody else wrote *line* after the reader came, at *since* by our own clock. */
export function isNews(line: Chatted, scene: Scene, since: number): boolean {
  const own = scene.seat === null ? undefined : scene.company?.seats[scene.seat]?.person;
  return line.at > since + scene.skew && line.person !== own;
}

/** Return what a line says, in the reader's language if it is a phrase. */
export function written({ text, phrase }: Chatted): Text {
  if (phrase && PHRASES.some((one) => one === phrase)) return { id: `phrase-${phrase}` };
  return { id: "name", args: { name: text || phrase || "" } };
}
