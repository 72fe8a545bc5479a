/** What the bar offers: exactly what is legal, in the words a player uses. */
import type { Text } from "../lib/lang.svelte";
import type { Betting } from "../lib/messages";
import type { Offer } from "../lib/wire";
import type { Scene } from "./scene";
import { about } from "./ask";
import { sideOf } from "../table/places";
import { nick, sideName } from "../table/words";
import { lanceName, wordText } from "./words";

export interface Choice {
  readonly word: string;
  readonly label: Text;
  readonly look: "plain" | "yes" | "no" | "all";
}

/** A raise that a slider sets: from *low* to *high*, on top of what is on offer. */
export interface Raise {
  readonly word: "envido" | "mas";
  readonly low: number;
  readonly high: number;
  readonly usual: number;
  readonly offered: number;
}

export const USUAL = 2;

/** Return the buttons for what needs neither an amount nor cards, nor hangs in a bubble. */
export function choices(scene: Scene, offers: readonly Offer[] = scene.legal): Choice[] {
  return offers.filter(isPlain).map(({ word }) => ({
    word,
    label: { id: label(word, scene.view.bet) },
    look: look(word),
  }));
}

function isPlain(offer: Offer): boolean {
  return (offer.low ?? null) === null && offer.word !== "acepto";
}

/** An ordago is answered with «Órdago» or «Paso», as the table has it. */
function label(word: string, bet: Betting | null): string {
  const answersOrdago = bet?.ordago ?? false;
  if (answersOrdago && word === "quiero") return "say-ordago-accept";
  if (answersOrdago && word === "no") return "say-ordago-refuse";
  return `say-${word}`;
}

function look(word: string): Choice["look"] {
  if (word === "ordago") return "all";
  if (word === "quiero" || word === "mus") return "yes";
  return word === "no" || word === "paso" ? "no" : "plain";
}

/** Return the raise that is possible now, if one is. */
export function raise(scene: Scene, offers: readonly Offer[] = scene.legal): Raise | null {
  for (const { word, low, high } of offers) {
    if ((word === "envido" || word === "mas") && typeof low === "number") {
      const most = high ?? low;
      const usual = Math.min(Math.max(USUAL, low), most);
      return { word, low, high: most, usual, offered: scene.view.bet?.offered ?? 0 };
    }
  }
  return null;
}

/** Return how many cards may be thrown, or null when none may. */
export function throwing(scene: Scene): { low: number; high: number } | null {
  const offer = scene.legal.find(({ word }) => word === "descarto");
  return offer ? { low: offer.low ?? 1, high: offer.high ?? 4 } : null;
}

export function accepts(scene: Scene): boolean {
  return scene.legal.some(({ word }) => word === "acepto");
}

/** Return the bet and the current stake: «Pares · envite 4». */
export function title(scene: Scene): Text {
  const { phase, bet } = scene.view;
  const lance = lanceName(phase);
  if (bet?.ordago) return { id: "bar-ordago", args: { lance } };
  if (bet?.offered) return { id: "bar-stake", args: { lance, stake: bet.offered } };
  return lance;
}

/** Return the sentence under the title: what is asked, and what a refusal would cost. */
export function question(scene: Scene): Text {
  const { phase, bet } = scene.view;
  const asked = about(scene);
  if (asked) return asked;
  if (phase === "mus") return { id: "ask-mus" };
  if (phase === "discard") return { id: "ask-discard" };
  if (bet?.proposal && accepts(scene)) {
    const args = { name: nick(scene, bet.proposal.seat), word: wordText(bet.proposal.word) };
    return { id: scene.legal.length > 1 ? "ask-proposal" : "ask-proposal-only", args };
  }
  if (bet && typeof bet.bettor === "number") return answer(scene, bet, bet.bettor);
  return { id: "ask-open" };
}

function answer(scene: Scene, bet: Betting, bettor: number): Text {
  const agreed = bet.agreed ?? 0;
  const args = {
    name: nick(scene, bettor),
    agreed,
    offered: bet.offered ?? 0,
    deje: agreed || 1,
    side: sideName(scene, sideOf(bettor, scene.sides)),
  };
  if (bet.ordago) return { id: "ask-answer-ordago", args };
  return { id: agreed > 0 ? "ask-answer-raise" : "ask-answer-bet", args };
}
