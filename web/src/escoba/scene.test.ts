import { describe, expect, it } from "vitest";
import { SCENES, after, tableMessage } from "../../dev/escoba";
import type { RoundDealt, Update } from "../lib/wire";
import { dealer } from "../table/scene";
import { facts } from "./facts";
import { list } from "./list";
import { hear, keeper, keeps, open, type Scene } from "./scene";
import { spoken } from "./spoken";

function scene(name: string): Scene {
  const made = SCENES[name]?.();
  if (!made) throw new Error(`no scene ${name}`);
  return made;
}

const ids = (texts: readonly { id: string }[]): string[] => texts.map(({ id }) => id);

describe("a scene of Escoba", () => {
  it("draws tables of Escoba only", () => {
    const table = tableMessage();
    const mus = { ...table, view: { ...table.view, game: "mus" } } as unknown as typeof table;
    expect(() => open(mus, 0)).toThrow("expected a view of escoba, got mus");
  });

  it("lays the bazas of a side by its player nearest after the reader", () => {
    const four = open(tableMessage(4, 2), 0);
    expect([keeper(four, "A"), keeper(four, "B")]).toEqual([0, 1]);
    expect([0, 1, 2, 3].map((seat) => keeps(four, seat))).toEqual(["A", "B", null, null]);
    const other = { ...four, seat: 3 };
    expect([keeper(other, "A"), keeper(other, "B")]).toEqual([0, 3]);
    expect([0, 1, 2].map((seat) => keeps(open(tableMessage(3), 0), seat))).toEqual(["A", "B", "C"]);
  });

  it("lays the stock by the dealer, who sits before mano", () => {
    expect(dealer(open(tableMessage(3, 3, { mano: 1 }), 0))).toBe(0);
  });

  it("tells escobas where the bazas lie", () => {
    const made = after(tableMessage(4, 2), [], { escobas: [0, 2] });
    expect(facts(made, 1)).toMatchObject([{ text: { id: "escobas", args: { count: 2 } } }]);
    expect([...facts(made, 0), ...facts(made, 3)]).toEqual([]);
  });

  it("shows what a player took, his own card first, and calls the escoba", () => {
    expect(scene("escoba").bubbles[1]).toMatchObject({
      cards: ["4o", "11b", "2c"],
      texts: [{ id: "word-escoba" }],
    });
  });

  it("keeps a bubble until its player plays again, and takes all away with a new round", () => {
    const laid = scene("escoba");
    const { room, view, seat } = laid;
    const update: Update = { t: "update", table: "abcdef123", n: 3, seat, events: [], room, view, legal: [], now: 0 };
    const next = hear(laid, { ...update, events: [{ event: "Laid", seat: 0, card: "7o" }] }, 0);
    expect(next.bubbles.map((bubble) => bubble?.cards)).toEqual([["7o"], ["4o", "11b", "2c"]]);
    const round: RoundDealt = { event: "RoundDealt", hand: 3, mano: 1, hands: [3, 3], table: [], stock: 30, score: [0, 0] };
    expect(hear(next, { ...update, n: 4, events: [round] }, 0).bubbles).toEqual([null, null]);
  });

  it("announces últimas, an escoba and the opening in the middle until somebody plays", () => {
    expect(ids(scene("ultimas").notes.map(({ text }) => text))).toEqual(["log-ultimas"]);
    expect(ids(scene("claimed").notes.map(({ text }) => text))).toEqual(["word-escoba"]);
    expect(scene("opening").notes.map(({ text }) => text)).toEqual([
      { id: "log-opened", args: { name: { id: "name", args: { name: "Elif" } }, escobas: 1 } },
    ]);
    expect(ids(scene("more").notes.map(({ text }) => text))).toEqual([]);
  });
});

describe("the list of a round", () => {
  it("counts item by item, who has how many points", () => {
    const counted = list(scene("count"));
    expect(counted.rows.map(({ id }) => id)).toEqual(["escobas", "velo", "cards", "oros", "sevens"]);
    const [escobas, velo, cards, oros] = counted.rows.map(({ cells }) => cells);
    expect(escobas?.[1]?.text).toEqual({
      id: "names-comma",
      args: {
        first: { id: "side-points", args: { side: { id: "you-first" }, points: 2 } },
        rest: { id: "side-points", args: { side: { id: "name", args: { name: "Elif" } }, points: 1 } },
      },
    });
    expect(velo?.[1]).toMatchObject({ kind: "winner", side: "A" });
    expect(cards?.[0]?.text.args).toEqual({ name: "22–18" });
    expect(oros?.[0]?.text.args).toEqual({ name: "5–5" });
    expect(oros?.[1]?.text).toEqual({ id: "nobody" });
  });

  it("grows the totals in counting order, each side for itself", () => {
    expect(list(scene("count6")).steps.map(({ score }) => score.slice(0, 2))).toEqual([
      [12, 9],
      [12, 10],
      [13, 10],
      [14, 10],
    ]);
  });

  it("says what the match goes to, and what a tie means at this table", () => {
    expect(list(scene("tie")).remarks).toEqual([
      { id: "list-target", args: { target: 41, tie: { id: "value-escoba-match_tie", args: { value: "velo" } } } },
    ]);
  });
});

describe("a screen reader", () => {
  it("hears what was played, then the reader's cards and those on the table", () => {
    expect(ids(spoken(scene("escoba")))).toEqual(["spoken-word", "word-escoba", "spoken-play"]);
  });

  it("hears that a baza may be claimed, and nothing to do while others play", () => {
    expect(ids(spoken(scene("claim")))).toEqual(["spoken-word", "spoken-play", "spoken-claim"]);
    expect(ids(spoken(scene("claimed")))).toEqual(["spoken-word", "word-escoba"]);
    expect(ids(spoken(scene("count")))).not.toContain("spoken-play");
  });
});
