/** Who really spoke where it was not the player: the clock, or a computer while he is away. */
import type { Text } from "../lib/lang.svelte";
import type { Update } from "../lib/wire";
import type { Scene, Told } from "./scene";

export type Behalf = "clock" | "bot";

/** Return who spoke in place of the person at *speaker*; a computer at its own seat is nobody's. */
function behalf({ by, room }: Update, speaker: number | null): Behalf | null {
  if (speaker === null || !by || by === "player") return null;
  return room.places[speaker]?.kind === "person" ? by : null;
}

/** Return the lines and bubbles of *told* with the word marked that was said for a person. */
export function marked(told: Told, update: Update): Pick<Told, "lines" | "bubbles"> {
  const { lines, bubbles, speaker } = told;
  const by = behalf(update, speaker);
  if (!by) return { lines, bubbles };
  const word = lines.find(({ kind, seat }) => kind === "word" && seat === speaker);
  return {
    lines: lines.map((line) => (line === word ? { ...line, by } : line)),
    bubbles: bubbles.map((bubble, seat) =>
      bubble && seat === speaker && bubble.n === update.n ? { ...bubble, by } : bubble,
    ),
  };
}

/** Return what the reader is told when his time ran out in the last update; null if it did not. */
export function saidForReader(scene: Scene): Text | null {
  const { seat } = scene;
  if (seat === null) return null;
  const line = scene.news.find((one) => one.seat === seat && one.by === "clock");
  const bubble = scene.bubbles[seat];
  const hangs = bubble?.by === "clock" && bubble.n === scene.last ? bubble.texts[0] : undefined;
  const word = line?.text ?? hangs;
  return word ? { id: "told-clock", args: { word } } : null;
}
