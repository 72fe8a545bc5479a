/** The count of a round of Escoba, item by item, and how the score grew. */
import type { Text } from "../lib/lang.svelte";
import { growth, NONE, type Cell, type ListTable } from "../table/list";
import { ruleValue, sideName, sideNameFirst } from "../table/words";
import type { Scene } from "./scene";
import { ITEMS, itemName, type Item } from "./words";

export function list(scene: Scene): ListTable {
  const { score, counted, target } = scene.view;
  const tie: Text = {
    id: "value-escoba-match_tie",
    args: { value: ruleValue(scene.info.rules["match_tie"] ?? "") },
  };
  return {
    title: { id: "list-round" },
    heads: ["list-item", "list-how-many", "list-points"].map((id) => ({ id })),
    rows: ITEMS.map((item) => ({
      id: item,
      name: itemName(item),
      cells: [{ text: howMany(scene, item), kind: "number" }, won(scene, item)],
    })),
    steps: growth(score, counted).map(({ paid, score: after }) => ({
      text: { id: "growth-item", args: { item: itemName(paid[0]), points: paid[3] } },
      score: after,
    })),
    remarks: [{ id: "list-target", args: { target, tie } }],
  };
}

/** Return how many each side has, side after side. */
function howMany(scene: Scene, item: Item): Text {
  const { escobas, piles, oros, sevens } = scene.view;
  if (item === "velo") return NONE;
  return { id: "name", args: { name: { escobas, cards: piles, oros, sevens }[item].join("–") } };
}

/** Return who has points for *item*, and how many; nobody when it was a tie. */
function won(scene: Scene, item: Item): Cell {
  const paid = scene.view.counted.filter(([one]) => one === item);
  const texts = paid.map(([, , side, points], at): Text => {
    const name = at === 0 ? sideNameFirst : sideName;
    return { id: "side-points", args: { side: name(scene, side), points } };
  });
  const [first, ...others] = texts;
  if (!first) return { text: { id: "nobody" }, kind: "plain" };
  const text = others.reduce((before, next): Text => ({ id: "names-comma", args: { first: before, rest: next } }), first);
  return { text, kind: "winner", side: paid[0]?.[2] ?? null };
}
