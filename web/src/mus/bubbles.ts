/**
 * What hangs in the air at each place: what a player said last.
 *
 * The law: a bubble stays until its player speaks again or, once its lance is over, until anybody
 * speaks; so the closing words of a lance are still to be read when the next one opens.
 */
import type { Event } from "../lib/messages";
import { age, fresh, put, type Bubbles } from "../table/bubbles";
import { wordText } from "./words";

/** Return the bubbles after *events* of update *n*. */
export function hang(bubbles: Bubbles, events: readonly Event[], n: number): Bubbles {
  return events.reduce<Bubbles>((now, event) => after(now, event, n), bubbles);
}

function after(now: Bubbles, event: Event, n: number): Bubbles {
  switch (event.event) {
    case "Dealt":
      return now.map(() => null);
    case "Said":
      return put(fresh(now), event.seat, wordText(event.word), n);
    case "Threw":
      return put(fresh(now), event.seat, { id: "word-ready" }, n);
    case "Exchanged":
      return event.thrown
        .reduce<Bubbles>(
          (all, amount, seat) => put(all, seat, { id: "word-descarto", args: { amount } }, n),
          now.map(() => null),
        )
        .map(age);
    case "LanceOpened":
      return declared(now.map(age), event.lance, event.speakers, n);
    case "ManoMoved":
    case "Refilled":
    case "Reshuffled":
    case "LanceClosed":
    case "Paid":
    case "JuegoWon":
    case "MatchWon":
    case "Turn":
      return now;
    case "Shown":
      return now.map(() => null);
  }
}

/** Everybody says whether he holds; the plates keep what was declared before. */
function declared(now: Bubbles, lance: string, speakers: readonly number[], n: number): Bubbles {
  if (lance !== "pares" && lance !== "juego") return now;
  return now.map((bubble, seat) => {
    const id = speakers.includes(seat) ? `holds-${lance}` : `lacks-${lance}`;
    const texts = bubble?.n === n ? bubble.texts.filter((text) => !text.id.endsWith("-pares")) : [];
    return { texts: [...texts, { id }], old: true, n };
  });
}
