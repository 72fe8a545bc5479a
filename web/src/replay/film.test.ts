import { describe, expect, it } from "vitest";
import { tableMessage } from "../../dev/scenes";
import type { Replay } from "../lib/people";
import type { Card, MusView, Update } from "../lib/wire";
import { MUS } from "../mus/game";
import { at, chapters, everybody, filmOf } from "./film";

const HANDS: Card[][] = [["12o"], ["7e"]];

/** A replay of two seats in which a hand is dealt in row 2 and shown in row 5; seat 0 hears row 3 too. */
function replay(seat: number | null): Replay {
  const seen = (hand: number, shown: boolean): MusView["hands"] =>
    HANDS.map((cards, one) => (shown || one === seat ? cards : hand && 1));
  const table = { ...tableMessage(2, { hand: 0, phase: "deal", hands: [0, 0] }), seat };
  const update = (n: number, changes: Partial<MusView>): Update => ({
    t: "update", table: table.info.table, n, seat, events: [], room: { ...table.room, due: 99 }, now: 7,
    view: { ...(table.view as MusView), ...changes }, legal: [{ word: "mus" }],
  });
  const rows = seat === 0 ? [2, 3, 5] : [2, 5];
  const first = update(1, { hand: 1, phase: "mus", hands: seen(1, false) });
  const last = update(rows.length, { hand: 1, phase: "deal", hands: seen(1, true) });
  const between = seat === 0 ? [update(2, { hand: 1, phase: "mus", hands: seen(1, false) })] : [];
  return { table, rows, updates: [first, ...between, last] };
}

describe("a film", () => {
  it("has a frame for the opened table and for every update", () => {
    expect(filmOf(replay(0), MUS).map(({ row }) => row)).toEqual([0, 2, 3, 5]);
  });

  it("lets nobody do anything, and runs no clock", () => {
    for (const { scene } of filmOf(replay(0), MUS)) {
      expect(scene.legal).toEqual([]);
      expect(scene.room.due).toBe(null);
    }
  });

  it("shows what the seat saw, until all is shown", () => {
    const hands = filmOf(replay(0), MUS).map(({ scene }) => scene.view.hands);
    expect(hands).toEqual([[0, 0], [["12o"], 1], [["12o"], 1], [["12o"], ["7e"]]]);
  });

  it("shows everybody's cards, each as he saw them himself", () => {
    const film = everybody(filmOf(replay(null), MUS), [0, 1].map((seat) => filmOf(replay(seat), MUS)));
    expect(film.map(({ row }) => row)).toEqual([0, 2, 5]);
    expect(film.map(({ scene }) => scene.view.hands)).toEqual([[0, 0], HANDS, HANDS]);
  });

  it("stands at a row where another point of view stood", () => {
    const film = filmOf(replay(null), MUS);
    expect([0, 2, 3, 5, 9].map((row) => at(film, row))).toEqual([0, 1, 1, 2, 2]);
  });

  it("is read hand by hand", () => {
    expect(chapters(filmOf(replay(0), MUS))).toEqual([{ hand: 1, step: 1 }]);
  });
});
