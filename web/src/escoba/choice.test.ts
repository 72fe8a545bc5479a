import { describe, expect, it } from "vitest";
import type { Card, Offer } from "../lib/wire";
import { claims, mayPlay, toggled, total, value, wordFor } from "./choice";

const offers = (...words: string[]): Offer[] => words.map((word) => ({ word }));

describe("what is chosen", () => {
  it.each<[Card, number]>([
    ["1o", 1],
    ["7e", 7],
    ["10b", 8],
    ["11c", 9],
    ["12o", 10],
  ])("shows %s as %i", (card, shown) => {
    expect(value(card)).toBe(shown);
  });

  it("sums up: 7 + 5 + 3 = 15", () => {
    expect(total(["7o", "5e", "3c"])).toBe(15);
    expect(total([])).toBe(0);
  });

  it("is taken back by a second click", () => {
    expect(toggled(toggled(["5e"], "3c"), "5e")).toEqual(["3c"]);
  });
});

describe("what may be played", () => {
  const legal = offers("echa 7o", "echa 7o lleva 5e 3c", "echa 12c", "echa 12c lleva 5e");

  it("is the card alone where it may be laid", () => {
    expect(wordFor(legal, "7o", [])).toBe("echa 7o");
    expect(wordFor(offers("echa 7o lleva 5e 3c"), "7o", [])).toBeNull();
  });

  it("is a set of table cards in whatever order it was chosen", () => {
    expect(wordFor(legal, "7o", ["3c", "5e"])).toBe("echa 7o lleva 5e 3c");
  });

  it.each<[Card | null, Card[]]>([
    [null, []],
    [null, ["5e", "3c"]],
    ["7o", ["5e"]],
    ["7o", ["5e", "3c", "1o"]],
    ["12c", ["3c"]],
    ["2b", []],
  ])("is nothing else: %s with %s", (card, taken) => {
    expect(wordFor(legal, card, taken)).toBeNull();
  });

  it("is nothing while only a claim is legal", () => {
    expect(mayPlay(legal)).toBe(true);
    expect(mayPlay(offers("reclama 5e 3c 7o"))).toBe(false);
    expect(wordFor(offers("reclama 5e 3c 7o"), "7o", ["5e", "3c"])).toBeNull();
  });

  it("offers each baza that may be claimed", () => {
    expect(claims(legal)).toEqual([]);
    expect(claims([...legal, ...offers("reclama 5e 3c 7o", "reclama 8o 7o")])).toEqual([
      { cards: ["5e", "3c", "7o"], word: "reclama 5e 3c 7o" },
      { cards: ["8o", "7o"], word: "reclama 8o 7o" },
    ]);
  });
});
