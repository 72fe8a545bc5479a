import { describe, expect, it } from "vitest";
import type { Event } from "../lib/messages";
import type { Bubbles } from "../table/bubbles";
import { hang } from "./bubbles";

const NOBODY: Bubbles = [null, null, null, null];
const paso = (seat: number): Event => ({ event: "Said", seat, word: { say: "paso" } });
const opens = (lance: "grande" | "pares" | "juego", speakers: number[]): Event => ({
  event: "LanceOpened",
  lance,
  speakers,
});

const ids = (bubbles: Bubbles): (string | null)[] =>
  bubbles.map((bubble) => bubble && bubble.texts.map(({ id }) => id).join(" "));

describe("bubbles", () => {
  it("hang where somebody spoke until he speaks again", () => {
    const first = hang(NOBODY, [paso(0)], 1);
    const second = hang(first, [{ event: "Said", seat: 0, word: { say: "quiero" } }], 2);
    expect(ids(first)).toEqual(["word-paso", null, null, null]);
    expect(ids(second)).toEqual(["word-quiero", null, null, null]);
  });

  it("keep the closing words of a lance until somebody speaks in the next", () => {
    const closed = hang(hang(NOBODY, [paso(3)], 1), [paso(0), opens("grande", [0, 1, 2, 3])], 2);
    expect(ids(closed)).toEqual(["word-paso", null, null, "word-paso"]);
    expect(ids(hang(closed, [paso(1)], 3))).toEqual([null, "word-paso", null, null]);
  });

  it("say who holds, after the word that closed the lance before", () => {
    const declared = hang(NOBODY, [paso(3), opens("pares", [0, 1])], 1);
    expect(ids(declared)).toEqual([
      "holds-pares",
      "holds-pares",
      "lacks-pares",
      "word-paso lacks-pares",
    ]);
  });

  it("say only juego when pares passed in the same breath", () => {
    const declared = hang(NOBODY, [opens("pares", [0]), opens("juego", [1, 2])], 1);
    expect(ids(declared)).toEqual(["lacks-juego", "holds-juego", "holds-juego", "lacks-juego"]);
  });

  it("tell that a choice was made, and how many cards each threw when all have", () => {
    const ready = hang(NOBODY, [{ event: "Threw", seat: 2 }], 1);
    expect(ids(ready)).toEqual([null, null, "word-ready", null]);
    const thrown: Event = { event: "Exchanged", thrown: [1, 2, 3, 4], hands: [], discarded: 10 };
    expect(ids(hang(ready, [thrown], 2))).toEqual(Array(4).fill("word-descarto"));
  });

  it("go when cards are dealt or shown", () => {
    const said = hang(NOBODY, [paso(0)], 1);
    expect(ids(hang(said, [{ event: "Shown", hands: [], winners: [] }], 2))).toEqual(NOBODY);
  });
});
