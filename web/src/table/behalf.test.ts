import { describe, expect, it } from "vitest";
import { tableMessage as escobaTable } from "../../dev/escoba";
import { tableMessage } from "../../dev/scenes";
import * as escoba from "../escoba/scene";
import type { Event } from "../lib/messages";
import type { By, Update } from "../lib/wire";
import { hear, open, type Scene } from "../mus/scene";
import { saidForReader } from "./behalf";

/** What stands at the reader's table after *events* that *by* said at a seat of *kind*. */
function heard(events: Event[], by: By, kind: "person" | "bot" = "person"): Scene {
  const table = tableMessage();
  const places = table.room.places.map((place) => ({ ...place, kind }));
  const update: Update = {
    t: "update", table: table.info.table, n: 2, seat: 0, events, room: { ...table.room, places },
    view: table.view, legal: [], now: 0, by,
  };
  return hear(open(table, 0), update, 0);
}

const passes = (seat: number): Event => ({ event: "Said", seat, word: { say: "paso" } });

describe("a word that was said for a person", () => {
  it.each(["clock", "bot"] as const)("is marked in the record and in the air (%s)", (by) => {
    const scene = heard([passes(1)], by);
    expect(scene.log.at(-1)).toMatchObject({ seat: 1, by });
    expect(scene.bubbles[1]).toMatchObject({ by });
    expect(scene.bubbles[0]).toBeNull();
  });

  it("is not that of a computer at its own seat, nor of the player", () => {
    for (const scene of [heard([passes(1)], "bot", "bot"), heard([passes(1)], "player")]) {
      expect(scene.log.at(-1)).not.toHaveProperty("by");
      expect(scene.bubbles[1]).not.toHaveProperty("by");
    }
  });

  it("is one word: what all declare after it is everybody's own", () => {
    const opens: Event = { event: "LanceOpened", lance: "pares", speakers: [0, 1] };
    const marked = heard([passes(1), opens], "clock").news.filter(({ by }) => by);
    expect(marked.map(({ text }) => text.id)).toEqual(["word-paso"]);
  });

  it("is told to him once, aloud, when his time ran out", () => {
    const word = { id: "word-paso" };
    expect(saidForReader(heard([passes(0)], "clock"))).toMatchObject({ id: "told-clock", args: { word } });
    expect(saidForReader(heard([passes(1)], "clock"))).toBeNull();
    expect(saidForReader(heard([passes(0)], "bot"))).toBeNull();
  });

  it("is told also where the others do not hear it yet", () => {
    const word = { id: "word-ready" };
    const threw: Event = { event: "Threw", seat: 0 };
    expect(saidForReader(heard([threw], "clock"))).toMatchObject({ args: { word } });
  });

  it("is that of whoever played in Escoba", () => {
    const table = escobaTable();
    const update: Update = {
      t: "update", table: table.info.table, n: 2, seat: 0, events: [{ event: "Laid", seat: 0, card: "7o" }],
      room: table.room, view: table.view, legal: [], now: 0, by: "clock",
    };
    const scene = escoba.hear(escoba.open(table, 0), update, 0);
    expect(scene.log.at(-1)).toMatchObject({ seat: 0, text: { id: "log-laid" }, by: "clock" });
    expect(saidForReader(scene)?.id).toBe("told-clock");
  });
});
