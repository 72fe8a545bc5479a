import { describe, expect, it } from "vitest";
import type { Event } from "../lib/messages";
import type { Place, RoomView } from "../lib/wire";
import { linesOf } from "./log";

const places = ["Ana", "Bea", "Carlos", "Dora"].map((name): Place => ({ kind: "bot", name }));
const room: RoomView = { places, continued: [], listing: false, due: null, closed: "" };
const lines = (...events: Event[]): ReturnType<typeof linesOf> =>
  linesOf(events, 7, { room, seat: 0, sides: 2, mano: 1 });

describe("the record", () => {
  it("begins a hand with who deals and who is mano", () => {
    const [line] = lines({ event: "Dealt", hand: 3, mano: 1, hands: [], stock: 24, score: [0, 0] });
    expect(line).toMatchObject({ kind: "hand", text: { id: "log-dealt", args: { hand: 3 } } });
    expect(line?.text.args?.["dealer"]).toEqual({ id: "you" });
    expect(line?.text.args?.["mano"]).toEqual({ id: "name", args: { name: "Bea" } });
  });

  it("writes each word once, with its amount", () => {
    expect(lines({ event: "Said", seat: 2, word: { say: "envido", amount: 5 } })).toEqual([
      {
        key: "7.0.0",
        kind: "word",
        seat: 2,
        text: { id: "word-envido", args: { amount: 5 } },
      },
    ]);
  });

  it("writes of each player from the mano on whether he holds, in pares and juego alone", () => {
    const pares = lines({ event: "LanceOpened", lance: "pares", speakers: [1, 3] });
    expect(pares.map(({ seat, text }) => [seat, text.id])).toEqual([
      [1, "holds-pares"],
      [2, "lacks-pares"],
      [3, "holds-pares"],
      [0, "lacks-pares"],
    ]);
    expect(lines({ event: "LanceOpened", lance: "grande", speakers: [0, 1, 2, 3] })).toEqual([]);
  });

  it("writes what a payment brought, and to what score", () => {
    const [line] = lines({ event: "Paid", counted: ["pares", "prima", "B", 4], score: [3, 9] });
    expect(line?.text).toMatchObject({
      id: "log-paid",
      args: { points: 4, score: 9, side: { id: "them" } },
    });
  });

  it("gives every line a key of its own", () => {
    const keys = lines(
      { event: "LanceOpened", lance: "pares", speakers: [] },
      { event: "LanceClosed", lance: "pares", how: "nobody" },
      { event: "LanceOpened", lance: "juego", speakers: [0, 1] },
    ).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("keeps quiet about what only moves the play on", () => {
    expect(lines({ event: "Turn", phase: "mus", to_act: [1], hand: 1, mano: 0 })).toEqual([]);
    expect(lines({ event: "Threw", seat: 1 })).toEqual([]);
  });
});
