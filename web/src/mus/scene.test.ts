import { describe, expect, it } from "vitest";
import type { Event } from "../lib/messages";
import type { Update } from "../lib/wire";
import { SCENES, after, tableMessage } from "../../dev/scenes";
import { choices, question, raise, throwing, title } from "./bar";
import { before, growth } from "../table/list";
import { rows } from "./list";
import { dealer, waitedFor } from "../table/scene";
import { sentences } from "../table/spoken";
import { hear, holds, open, type Scene } from "./scene";
import { spoken } from "./spoken";

function scene(name: string): Scene {
  const made = SCENES[name]?.();
  if (!made) throw new Error(`no scene ${name}`);
  return made;
}

describe("a scene", () => {
  it("puts the pink card at the seat before mano", () => {
    expect(dealer(open(tableMessage(4, { mano: 0 }), 0))).toBe(3);
    expect(dealer(open(tableMessage(6, { mano: 2 }), 0))).toBe(1);
  });

  it("points its arrow at seats, never at the house", () => {
    expect(waitedFor(open(tableMessage(4, { to_act: ["casa"] }), 0))).toEqual([]);
    expect(waitedFor(scene("discard"))).toEqual([0, 2, 3]);
  });

  it("knows who holds once it was declared", () => {
    expect(holds(scene("deal"), "pares", 0)).toBeNull();
    expect(holds(scene("turn"), "pares", 2)).toBe(true);
    expect(holds(scene("turn"), "pares", 3)).toBe(false);
  });

  it("measures how far the clock of the house is ahead", () => {
    expect(open({ ...tableMessage(), now: 5_000 }, 2_000).skew).toBe(3_000);
  });

  it("keeps its record when the whole table is sent again", () => {
    const heard = scene("turn");
    expect(open(tableMessage(), 0, heard).log).toEqual(heard.log);
  });

  it("shows what happened until somebody speaks", () => {
    const closed = after(tableMessage(), [{ event: "LanceClosed", lance: "grande", how: "paso" }]);
    expect(closed.notes.map(({ text }) => text.id)).toEqual(["log-closed-paso"]);
    const { room, view } = tableMessage();
    const update: Update = {
      t: "update", table: "abcdef123", n: 3, seat: 0, events: [], room, view, legal: [], now: 0,
    };
    expect(hear(closed, update, 0).notes).toEqual(closed.notes);
    const spoke: Event = { event: "Said", seat: 1, word: { say: "paso" } };
    expect(hear(closed, { ...update, events: [spoke] }, 0).notes).toEqual([]);
  });
});

describe("the bar", () => {
  it("says the bet and the current stake", () => {
    expect(title(scene("turn"))).toEqual({
      id: "bar-stake",
      args: { lance: { id: "lance-pares" }, stake: 4 },
    });
    expect(title(scene("ordago")).id).toBe("bar-ordago");
  });

  it("offers exactly what is legal, and a raise by slider", () => {
    expect(choices(scene("turn")).map(({ word }) => word)).toEqual(["quiero", "no", "ordago"]);
    expect(raise(scene("turn"))).toEqual({ word: "mas", low: 1, high: 36, usual: 2, offered: 4 });
    expect(raise(scene("ordago"))).toBeNull();
  });

  it("starts the slider at two, or at the least that is allowed", () => {
    expect(raise(scene("proposal8"))?.usual).toBe(13);
    expect(raise(scene("open"))?.usual).toBe(2);
  });

  it("answers an ordago with ordago or pass", () => {
    const labels = choices(scene("ordago")).map(({ label }) => label.id);
    expect(labels).toEqual(["say-ordago-accept", "say-ordago-refuse"]);
  });

  it("leaves the acceptance of a proposal to its bubble", () => {
    expect(choices(scene("proposal")).map(({ word }) => word)).not.toContain("acepto");
    expect(question(scene("proposal")).id).toBe("ask-proposal");
  });

  it("knows how many cards may be thrown", () => {
    expect(throwing(scene("discard"))).toEqual({ low: 1, high: 4 });
    expect(throwing(scene("turn"))).toBeNull();
  });
});

describe("the list", () => {
  it("gives each lance its stake, its bonus and its winner", () => {
    expect(rows(scene("list"))).toEqual([
      { lance: "grande", stake: { id: "stake-quiero", args: { stake: 2 } }, bonus: null, winner: 0 },
      { lance: "chica", stake: { id: "stake-paso", args: { stake: 0 } }, bonus: 1, winner: 1 },
      { lance: "pares", stake: { id: "stake-quiero", args: { stake: 6 } }, bonus: 4, winner: 2 },
      { lance: "juego", stake: { id: "stake-deje", args: { stake: 2 } }, bonus: 3, winner: 1 },
    ]);
  });

  it("grows the score in counting order to what it is now", () => {
    const { score: now, counted } = scene("list").view;
    expect(before(now, counted)).toEqual([17, 11]);
    expect(growth(now, counted).map(({ score }) => score)).toEqual([
      [17, 13],
      [19, 13],
      [19, 14],
      [25, 14],
      [29, 14],
      [29, 17],
    ]);
  });
});

describe("a screen reader", () => {
  it("hears each word of the others once, and the reader's turn last", () => {
    const ids = spoken(scene("proposal")).map(({ id }) => id);
    expect(ids.filter((id) => id === "spoken-word")).toHaveLength(2);
    expect(ids.slice(-2)).toEqual(["spoken-turn", "spoken-may"]);
  });

  it("hears sentences, none with two stops", () => {
    expect(sentences(["Paso", "¡Órdago!", "Te toca."])).toBe("Paso. ¡Órdago! Te toca.");
  });
});
