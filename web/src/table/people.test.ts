import { describe, expect, it } from "vitest";
import { SCENES, company, people } from "../../dev/talk";
import type { Chatted } from "../lib/wire";
import { changes } from "./changes";
import { LONGEST, PHRASES, isNews, merged, written } from "./chat";
import { dealer, isBefore, isPlaying, maySwap, opened, sitsAlone, type Scene } from "./scene";
import { MOMENT, left, noSigns, shownNow } from "./signs";
import { stopped } from "./stop";
import { nextSides, nick } from "./words";

const line = (number: number): Chatted => ({
  t: "chatted", line: number, at: number, person: "bbbbbbbbbb", name: "Elif", text: `line ${number}`,
});

const scene = (name: string): Scene => {
  const made = SCENES[name];
  if (!made) throw new Error(`no scene ${name}`);
  return made();
};

const ids = (before: Scene, after: Scene): string[] => changes(before, after).map(({ text }) => text.id);

describe("señas that are seen", () => {
  it("keep their time while they stay, and go when the house tells no more of them", () => {
    const first = shownNow(noSigns(4), { shown: ["", "duples", "", ""] }, { n: 5, now: 1_000 });
    expect(first.shown[1]).toEqual({ sign: "duples", n: 5, at: 1_000 });
    const second = shownNow(first, { shown: ["", "duples", "", ""] }, { n: 6, now: 9_000 });
    expect(second.shown[1]).toEqual({ sign: "duples", n: 5, at: 1_000 });
    expect(shownNow(second, {}, { n: 7, now: 9_001 }).shown[1]?.sign).toBe("");
  });

  it("are new when one that had faded is made again", () => {
    const told = { shown: ["", "duples", "", ""] };
    const first = shownNow(noSigns(4), told, { n: 5, now: 0, fade: true });
    expect(shownNow(first, told, { n: 6, now: MOMENT - 1, fade: true }).shown[1]?.n).toBe(5);
    expect(shownNow(first, told, { n: 6, now: MOMENT, fade: true }).shown[1]?.n).toBe(6);
  });

  it("fade after their moment", () => {
    expect(left({ sign: "duples", n: 1, at: 100 }, 100)).toBe(MOMENT);
    expect(left({ sign: "duples", n: 1, at: 100 }, 100 + MOMENT)).toBe(0);
    expect(left({ sign: "", n: 1, at: 100 }, 100)).toBe(0);
  });
});

describe("what is written", () => {
  it("is there once, the oldest first, however it came", () => {
    const lines = merged([line(3)], [line(1), line(3), line(2)]);
    expect(lines.map((one) => one.line)).toEqual([1, 2, 3]);
    expect(merged(lines, [line(2)])).toBe(lines);
  });

  it("is a phrase in the reader's language, or as it was written", () => {
    expect(written({ ...line(1), text: "", phrase: "hola" })).toEqual({ id: "phrase-hola" });
    expect(written({ ...line(1), text: "<b>hi</b>" })).toEqual({ id: "name", args: { name: "<b>hi</b>" } });
    expect(written({ ...line(1), text: "", phrase: "nosuch" })).toEqual({ id: "name", args: { name: "nosuch" } });
    expect(new Set(PHRASES).size).toBe(12);
    expect(LONGEST).toBe(200);
  });
});

describe("a hand", () => {
  it("is played until its list is read, the match is won or the table is closed", () => {
    const table = people();
    expect(isPlaying(table)).toBe(true);
    expect(isPlaying({ ...table, room: { ...table.room, listing: true } })).toBe(false);
    expect(isPlaying({ ...table, room: { ...table.room, closed: "left" } })).toBe(false);
    expect(isPlaying({ ...table, view: { ...table.view, winner: "A" } })).toBe(false);
  });
});

describe("who leaves", () => {
  it("leaves computers alone where no other person sits", () => {
    const table = people();
    const [own] = table.room.places;
    const bots = table.room.places.slice(1).map((place) => ({ ...place, kind: "bot" as const }));
    expect(sitsAlone({ ...table, room: { ...table.room, places: own ? [own, ...bots] : [] } })).toBe(true);
    expect(sitsAlone(table)).toBe(false);
  });
});

describe("what is news", () => {
  it("was written by somebody else since the reader came, by the clock of the house", () => {
    const reader = { ...people(), skew: 500 };
    expect(isNews({ ...line(9), at: 1_501 }, reader, 1_000)).toBe(true);
    expect(isNews({ ...line(9), at: 1_500 }, reader, 1_000)).toBe(false);
    expect(isNews({ ...line(9), at: 9_000, person: "aaaaaaaaaa" }, reader, 1_000)).toBe(false);
    expect(isNews({ ...line(9), at: 9_000, person: "aaaaaaaaaa" }, { ...reader, seat: null }, 1_000)).toBe(true);
  });
});

describe("what stops the play", () => {
  it.each([
    ["paused", "paused"], ["empty", "waiting"], ["draw", "draw"], ["closed", "closed"], ["sign", null], ["rematch", null],
  ])("%s: %s", (name, stop) => {
    expect(stopped(scene(name))).toBe(stop);
  });

  it("lets places be changed while the table waits and when all is over, and never in a hand", () => {
    expect(["empty", "rematch", "draw", "sign", "watcher"].map((name) => maySwap(scene(name)))).toEqual([
      true, true, false, false, false,
    ]);
    expect(isBefore(scene("sign"))).toBe(false);
  });
});

describe("the list after a hand", () => {
  it("shows mano and dealer of the hand just played, not the next ones", () => {
    const { info, room, view, ...rest } = people({ view: { mano: 2, phase: "deal" } });
    const table = { ...rest, t: "table" as const, info, room: { ...room, listing: true }, view, now: 0, legal: [], askable: [] };
    const listed = opened({ ...table, signs: {} }, view, [], 0);
    expect([listed.mano, dealer(listed)]).toEqual([1, 0]);
  });
});

describe("what changed in the room", () => {
  it("tells who comes, leaves, is away and back", () => {
    const here = people();
    const bot = people({ places: { 1: { kind: "bot", name: "Búho Mágico", level: "normal" } } });
    const away = people({ places: { 1: { away: true, level: "normal" } } });
    expect(ids(here, here)).toEqual([]);
    expect(ids(bot, here)).toEqual(["told-sits"]);
    expect(ids(here, bot)).toEqual(["told-left"]);
    expect(ids(here, away)).toEqual(["told-away"]);
    expect(ids(away, here)).toEqual(["told-back"]);
  });

  it("does not tell that who changes places has left", () => {
    const moved = people({ places: { 1: people().room.places[3] ?? {}, 3: people().room.places[1] ?? {} } });
    expect(ids(people(), moved)).toEqual(["told-sits", "told-sits"]);
  });

  it("tells whose line is lost, but not twice of one who is away", () => {
    const here = people();
    const gone = { ...here, company: company(4, { 3: { here: false } }) };
    expect(ids(here, gone)).toEqual(["told-gone"]);
    expect(ids(gone, here)).toEqual(["told-here"]);
    const away = people({ places: { 3: { away: true } }, here: { 3: { here: false } } });
    expect(ids(gone, away)).toEqual(["told-away"]);
  });

  it("asks the reader for a pause, a swap with him and another match; others' wishes once", () => {
    const here = people();
    const asked = people({ room: { pausing: [2], rematch: [1], swaps: [[1, 0], [2, 3]] } });
    expect(changes(here, asked)).toEqual([
      { text: { id: "told-pause", args: { name: { id: "name", args: { name: "Marija" } } } }, asks: true },
      { text: { id: "told-rematch", args: { name: { id: "name", args: { name: "Elif" } } } }, asks: true },
      { text: { id: "told-swap", args: { name: { id: "name", args: { name: "Elif" } } } }, asks: true },
    ]);
    expect(ids(asked, asked)).toEqual([]);
  });

  it("tells who will play with whom when places are changed for the next match", () => {
    const here = people();
    const swapped = people({ room: { seating: [1, 0, 2, 3] } });
    expect(ids(here, swapped)).toEqual(["next-match"]);
    expect(ids(swapped, swapped)).toEqual([]);
    const name = (seat: number): unknown => nick(here, seat);
    expect(nextSides(swapped)).toEqual({
      id: "names-against",
      args: {
        first: { id: "names-and", args: { first: name(1), rest: name(2) } },
        rest: { id: "names-and", args: { first: name(0), rest: name(3) } },
      },
    });
    expect(nextSides(here)).toBeNull();
  });

  it("tells a pause, its end, and why a table is closed", () => {
    const here = people();
    const paused = people({ room: { pausing: [0, 1, 2, 3], paused: true } });
    expect(ids(here, paused)).toEqual(["paused-title"]);
    expect(ids(paused, here)).toEqual(["told-goes-on"]);
    expect(changes(here, people({ room: { closed: "empty" } }))[0]?.text.args).toEqual({ why: "empty" });
  });
});
