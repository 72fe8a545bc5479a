/** Asking the partner before one speaks: who may ask or answer now, and what a question says. */
import type { Text } from "../lib/lang.svelte";
import type { Offer, Question } from "../lib/wire";
import type { Line } from "../table/log";
import { sideOf } from "../table/places";
import { nick } from "../table/words";
import type { Scene } from "./scene";

/** What the bar is for: to speak, to answer the partner's question, or nothing. */
export type Mode = "say" | "answer" | "none";

export function modeOf(scene: Scene): Mode {
  if (mayAnswer(scene)) return "answer";
  return scene.legal.length > 0 ? "say" : "none";
}

/** Whether a partner of the reader has asked something that he has not answered yet. */
export function mayAnswer(scene: Scene): boolean {
  const { question } = scene.room;
  if (!question || scene.seat === null || question.seat === scene.seat) return false;
  return isPartner(scene, question.seat) && (question.by ?? null) !== scene.seat;
}

export function isPartner(scene: Scene, seat: number): boolean {
  const { seat: reader, sides } = scene;
  return reader !== null && seat !== reader && sideOf(seat, sides) === sideOf(reader, sides);
}

/** Whether the reader may ask before he speaks. */
export function mayAsk(scene: Scene): boolean {
  return scene.askable.length > 0 && scene.legal.length > 0;
}

/** Return the words for an answer but the one that was asked: that is accepted in the bubble. */
export function counters(scene: Scene): Offer[] {
  const asked = scene.room.question?.word ?? "";
  return scene.askable.filter((offer) => offer.word !== asked);
}

/** Return *word* as the record writes it, such as «envido 5», as a question to the partner. */
export function askedText(word: string): Text {
  return worded(word, "propose");
}

/** Return *word* as a player says it. */
export function saidText(word: string): Text {
  return worded(word, "word");
}

function worded(word: string, how: "propose" | "word"): Text {
  const [name = "", amount] = word.split(" ");
  const id = `${how}-${name}`;
  return name === "envido" || name === "mas" ? { id, args: { amount: Number(amount ?? 2) } } : { id };
}

/** Return the lines that tell of a question when it comes, and of what a partner would rather. */
export function questions(before: Question | null, after: Question | null, n: number): Line[] {
  if (!after) return [];
  const asked = !before || before.seat !== after.seat || before.word !== after.word;
  const answered = typeof after.by === "number" && (asked || before.by !== after.by || before.answer !== after.answer);
  const line = (part: string, seat: number, id: string, word: Text): Line => ({
    key: `${n}.q.${part}`, kind: "word", seat, text: { id, args: { word } },
  });
  return [
    ...(asked ? [line("asked", after.seat, "log-asked", askedText(after.word))] : []),
    ...(answered ? [line("rather", after.by ?? 0, "rather", saidText(after.answer ?? ""))] : []),
  ];
}

/** Return what the bar says of a question that stands; null if none concerns the reader. */
export function about(scene: Scene): Text | null {
  const { question } = scene.room;
  if (!question || scene.seat === null) return null;
  const word = askedText(question.word);
  if (mayAnswer(scene)) return { id: "ask-asked", args: { name: nick(scene, question.seat), word } };
  if (question.seat !== scene.seat) return null;
  const by = question.by ?? null;
  if (by === null) return { id: "ask-waits", args: { word } };
  return { id: "ask-rather", args: { name: nick(scene, by), word: saidText(question.answer ?? "") } };
}
