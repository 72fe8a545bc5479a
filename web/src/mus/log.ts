/** The running record of Mus: what its events are called, in no language yet. */
import type { Text } from "../lib/lang.svelte";
import { assertNever, type Event } from "../lib/messages";
import type { LanceClosed, Paid } from "../lib/wire";
import { note, numbered, type Draft, type Line } from "../table/log";
import { sideIndex } from "../table/places";
import type { Who as Reader } from "../table/scene";
import { nick, sideName } from "../table/words";
import { lanceName, wordText } from "./words";

/** Who reads, and who was mano when it happened. */
type Who = Reader & { readonly mano: number };

/** Return the lines that *events* add; *n* is the number of their update. */
export function linesOf(events: readonly Event[], n: number, who: Who): Line[] {
  return numbered(events, n, (event) => textsOf(event, who));
}

function textsOf(event: Event, who: Who): Draft[] {
  const players = who.room.places.length;
  switch (event.event) {
    case "Dealt": {
      const dealer = nick(who, (event.mano + players - 1) % players);
      const args = { hand: event.hand, dealer, mano: nick(who, event.mano) };
      return [{ kind: "hand", seat: null, text: { id: "log-dealt", args } }];
    }
    case "Said":
      return [{ kind: "word", seat: event.seat, text: wordText(event.word) }];
    case "ManoMoved":
      return [note("log-mano", { mano: nick(who, event.mano) })];
    case "Threw":
      return [];
    case "Exchanged":
      return inTurn(who).map((seat) => ({
        kind: "word",
        seat,
        text: { id: "word-descarto", args: { amount: event.thrown[seat] ?? 0 } },
      }));
    case "Refilled":
      return [];
    case "Reshuffled":
      return [note("log-reshuffled")];
    case "LanceOpened":
      if (event.lance !== "pares" && event.lance !== "juego") return [];
      return inTurn(who).map((seat) => ({
        kind: "word",
        seat,
        text: { id: event.speakers.includes(seat) ? `holds-${event.lance}` : `lacks-${event.lance}` },
      }));
    case "LanceClosed":
      return [note(`log-closed-${event.how}`, closedArgs(event, who))];
    case "Paid":
      return [paid(event, who)];
    case "Shown":
      return [];
    case "JuegoWon":
      return [note("log-juego-won", { side: sideName(who, event.side) })];
    case "MatchWon":
      return [note("log-match-won", { side: sideName(who, event.side) })];
    case "Turn":
      return [];
    default:
      return assertNever(event);
  }
}

/** Return all seats as they speak, from the mano on. */
function inTurn(who: Who): number[] {
  const players = who.room.places.length;
  return who.room.places.map((_, step) => (who.mano + step) % players);
}

function closedArgs(event: LanceClosed, who: Who): NonNullable<Text["args"]> {
  const side = event.side ? sideName(who, event.side) : "";
  return { lance: lanceName(event.lance), stake: event.stake ?? 0, side };
}

function paid(event: Paid, who: Who): Draft {
  const [lance, kind, side, points] = event.counted;
  if (points === null) {
    return note("log-ordago-won", { lance: lanceName(lance), side: sideName(who, side) });
  }
  return note("log-paid", {
    lance: lanceName(lance),
    kind: { id: `kind-${kind}` },
    side: sideName(who, side),
    points,
    score: event.score[sideIndex(side)] ?? 0,
  });
}
