import { describe, expect, it } from "vitest";
import { SCENES, people } from "../../dev/talk";
import type { Scene } from "./scene";
import { about, askedText, counters, mayAnswer, mayAsk, modeOf, questions, saidText } from "./ask";
import { SIGNS, faceOf, hasSigns, mustLook, signsOf } from "./faces";
import { hear } from "./scene";
import { spoken } from "./spoken";

const scene = (name: string): Scene => {
  const made = SCENES[name];
  if (!made) throw new Error(`no scene ${name}`);
  return made();
};

describe("faces", () => {
  it("are fifteen, and no two alike", () => {
    expect(SIGNS.length).toBe(15);
    expect(new Set(["", ...SIGNS].map((sign) => JSON.stringify(faceOf(sign)))).size).toBe(16);
  });

  it("are those of the list that the table plays with", () => {
    expect(signsOf({ sena_set: "all" })).toEqual(SIGNS);
    expect(signsOf({ sena_set: "fem" })).not.toContain("solomillo");
    expect([hasSigns({ senas: "off" }), hasSigns({}), hasSigns({ senas: "partner" })]).toEqual([false, false, true]);
    expect([mustLook({ senas: "watch" }), mustLook({ senas: "all" })]).toEqual([true, false]);
  });
});

describe("asking the partner", () => {
  it("is for who is to speak; the answer for his partner", () => {
    expect([mayAsk(scene("signs")), mayAsk(scene("sign")), mayAsk(scene("asks"))]).toEqual([true, false, false]);
    expect([mayAnswer(scene("asks")), mayAnswer(scene("asked")), mayAnswer(scene("sign"))]).toEqual([true, false, false]);
    expect(["signs", "asks", "sign"].map((name) => modeOf(scene(name)))).toEqual(["say", "answer", "none"]);
  });

  it("is nothing to rivals and spectators, nor to who has answered", () => {
    const question = { seat: 1, word: "paso" };
    expect(modeOf(people({ room: { question } }))).toBe("none");
    expect(modeOf(people({ seat: null, room: { question } }))).toBe("none");
    expect(modeOf(people({ room: { question: { seat: 2, word: "paso", by: 0, answer: "ordago" } } }))).toBe("none");
  });

  it("offers as counters what may be said but for the word that was asked", () => {
    const asked = people({
      room: { question: { seat: 2, word: "paso" } },
      askable: [{ word: "paso" }, { word: "envido", low: 2, high: 40 }],
    });
    expect(counters(asked).map(({ word }) => word)).toEqual(["envido"]);
  });

  it("reads the words of the record", () => {
    expect(askedText("envido 5")).toEqual({ id: "propose-envido", args: { amount: 5 } });
    expect(askedText("envido")).toEqual({ id: "propose-envido", args: { amount: 2 } });
    expect(saidText("quiero")).toEqual({ id: "word-quiero" });
  });

  it("says on the bar what was asked, that one waits, and what the partner would rather", () => {
    expect(["asks", "asked", "rather", "signs"].map((name) => about(scene(name))?.id)).toEqual([
      "ask-asked", "ask-waits", "ask-rather", undefined,
    ]);
  });

  it("stands in the record once, and so does a counter", () => {
    const asked = { seat: 2, word: "paso" };
    const answered = { ...asked, by: 0, answer: "envido 5" };
    const of = (before: typeof answered | typeof asked | null, after: typeof answered | typeof asked | null): string[] =>
      questions(before, after, 1).map(({ seat, text }) => `${seat} ${text.id}`);
    expect(of(null, asked)).toEqual(["2 log-asked"]);
    expect(of(asked, asked)).toEqual([]);
    expect(of(asked, answered)).toEqual(["0 rather"]);
    expect(of(answered, answered)).toEqual([]);
    expect(of(answered, null)).toEqual([]);
  });
});

describe("the voice", () => {
  const ids = (of: Scene): string[] => spoken(of).map(({ id }) => id);

  it("tells a seña once, when it comes", () => {
    const before = people({ view: { phase: "grande", to_act: [1] } });
    const { info: _, t: __, ...rest } = { ...before, t: "update" as const };
    const update = {
      ...rest, t: "update" as const, table: "abcdef123", n: 2, events: [], now: 0, legal: [], askable: [],
      signs: { shown: ["pares", "", "duples", ""] },
    };
    const first = hear(before, update, 0);
    expect(ids(first)).toEqual(["spoken-sign"]);
    expect(ids(hear(first, { ...update, n: 3 }, 0))).toEqual([]);
  });

  it("tells who is asked what he may answer", () => {
    expect(ids(scene("asks"))).toEqual(["spoken-answer", "spoken-may"]);
  });
});
