/** The running record of Escoba: what its events are called, in no language yet. */
import type { Text } from "../lib/lang.svelte";
import { assertNever } from "../lib/messages";
import type { EscobaHeard, PointsPaid } from "../lib/wire";
import { note, numbered, type Draft, type Line } from "../table/log";
import { sideIndex } from "../table/places";
import type { Who } from "../table/scene";
import { cardName, nick, sideNameFirst } from "../table/words";
import { cardNames, itemName } from "./words";

/** Return the lines that *events* add; *n* is the number of their update. */
export function linesOf(events: readonly EscobaHeard[], n: number, who: Who): Line[] {
  return numbered(events, n, (event) => textsOf(event, who));
}

const word = (seat: number | null, id: string, args: Text["args"] = {}): Draft => ({
  kind: "word",
  seat,
  text: { id, args },
});

const ESCOBA = note("word-escoba");

function textsOf(event: EscobaHeard, who: Who): Draft[] {
  switch (event.event) {
    case "RoundDealt": {
      const players = who.room.places.length;
      const dealer = nick(who, (event.mano + players - 1) % players);
      const args = { hand: event.hand, dealer, mano: nick(who, event.mano) };
      const begins: Draft = { kind: "hand", seat: null, text: { id: "log-round", args } };
      return [begins, word(null, "log-table", { cards: cardNames(event.table) })];
    }
    case "Opened": {
      const escobas = event.escobas.reduce((most, some) => Math.max(most, some), 0);
      return [note("log-opened", { name: nick(who, event.seat), escobas })];
    }
    case "Laid":
      return [word(event.seat, "log-laid", { card: cardName(event.card) })];
    case "Took": {
      const args = { card: cardName(event.card), cards: cardNames(event.cards) };
      return [word(event.seat, "log-took", args), ...(event.escoba ? [ESCOBA] : [])];
    }
    case "Claimed": {
      const said = word(event.seat, "log-claimed", { cards: cardNames(event.cards) });
      return [said, ...(event.escoba ? [ESCOBA] : [])];
    }
    case "MoreDealt":
      return [event.ultimas ? note("log-ultimas") : word(null, "log-more", { stock: event.stock })];
    case "Leftovers": {
      const args = { name: nick(who, event.seat), count: event.cards.length };
      return event.cards.length > 0 ? [note("log-leftovers", args)] : [];
    }
    case "PointsPaid":
      return [paid(event, who)];
    case "TargetGrew":
      return [note("log-target-grew", { target: event.target })];
    case "GameWon":
      return [note("log-match-won", { side: sideNameFirst(who, event.side) })];
    case "PilesTurned":
    case "PlayTurn":
      return [];
    default:
      return assertNever(event);
  }
}

function paid(event: PointsPaid, who: Who): Draft {
  const [item, , side, points] = event.counted;
  return note("log-item-paid", {
    side: sideNameFirst(who, side),
    item: itemName(item),
    points,
    score: event.score[sideIndex(side)] ?? 0,
  });
}
