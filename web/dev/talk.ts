/** Scripted moments of people at a table of Mus: señas, questions, presence, pauses. Not shipped. */
import type { Chatted, Company, Offer, Place, RoomView, Signs, Table } from "../src/lib/wire";
import { open, type Scene } from "../src/mus/scene";
import { tableMessage } from "./scenes";

const NAMES = ["Lince Sereno", "Elif", "Marija", "Zbyszek Wołodyjowski", "Ana", "Búho Mágico", "Joseba", "Noa"];

export const CHAT: readonly Chatted[] = [
  { t: "chatted", line: 1, at: 1, person: "bbbbbbbbbb", name: "Elif", phrase: "hola" },
  { t: "chatted", line: 2, at: 2, person: "cccccccccc", name: "Marija", text: "Sveiki! Kaip sekasi?" },
  { t: "chatted", line: 3, at: 3, person: "aaaaaaaaaa", name: "Lince Sereno", text: "Aquí estamos. ¿Jugamos a tres juegos?" },
  { t: "chatted", line: 4, at: 4, person: "dddddddddd", name: "Zbyszek Wołodyjowski", phrase: "buena_mano" },
];

export function company(players = 4, changes: Record<number, Partial<Company["seats"][number]>> = {}): Company {
  return {
    t: "company",
    table: "abcdef123",
    seats: NAMES.slice(0, players).map((name, seat) => ({
      person: String.fromCharCode(97 + seat).repeat(10), name, stars: 1 + (seat % 5), registered: seat % 2 === 0, ...changes[seat],
    })),
    watchers: 2,
  };
}

interface Moment {
  players?: number;
  rules?: Record<string, string>;
  view?: Partial<Extract<Table["view"], { game: "mus" }>>;
  room?: Partial<RoomView>;
  places?: Record<number, Partial<Place>>;
  legal?: Offer[];
  askable?: Offer[];
  signs?: Signs;
  seat?: number | null;
  here?: Record<number, Partial<Company["seats"][number]>>;
}

/** Return the scene of persons at a table, but for what is changed. */
export function people(moment: Moment = {}): Scene {
  const { players = 4, view = {}, room = {}, places = {}, rules = {}, seat = 0 } = moment;
  const table = tableMessage(players, view, room);
  const persons = NAMES.slice(0, players).map((name, at): Place => ({ kind: "person", name, ...places[at] }));
  const scene = open(
    {
      ...table,
      seat,
      info: { ...table.info, clock: 30, bank: 60, rules: { ...table.info.rules, ...rules } },
      room: { ...table.room, places: persons },
      legal: moment.legal ?? [],
      askable: moment.askable ?? [],
      signs: moment.signs ?? { offered: ["dos_reyes", "pares", "duples", "juego", "cortar"] },
    },
    Date.now(),
  );
  return { ...scene, company: company(players, moment.here) };
}

type View = NonNullable<Moment["view"]>;
const bare: View = { hands: [0, 0, 0, 0], hand: 1, phase: "deal", to_act: ["casa"], score: [0, 0] };
const open4: View = { phase: "grande", to_act: [0], bet: { queue: [0, 1, 2, 3] } };
const theirs: View = { phase: "grande", to_act: [2], bet: { queue: [2, 3, 0, 1] } };
const OPEN: Offer[] = [{ word: "paso" }, { word: "envido", low: 2, high: 40 }, { word: "ordago" }];

export const SCENES: Record<string, () => Scene> = {
  signs: () =>
    people({
      view: open4, legal: OPEN, askable: OPEN,
      signs: { shown: ["", "tres_reyes", "duples", ""], offered: ["dos_reyes", "duples", "juego", "cortar"] },
    }),
  sign: () =>
    people({ view: theirs, signs: { shown: ["duples", "", "dos_ases", ""], offered: ["dos_reyes", "juego", "cortar"] } }),
  signs8: () =>
    people({
      players: 8, view: open4, legal: OPEN, askable: OPEN,
      signs: { shown: ["", "treinta", "duples", "", "ciego", "", "", "juego"], offered: ["dos_reyes"] },
    }),
  look: () =>
    people({ rules: { senas: "watch" }, view: theirs, signs: { offered: ["dos_reyes"], looking: 2 } }),
  look8: () =>
    people({ players: 8, rules: { senas: "watch" }, view: theirs, signs: { offered: ["dos_reyes"], looking: 2 } }),
  asks: () =>
    people({ view: theirs, room: { question: { seat: 2, word: "envido 5" }, due: Date.now() + 21_000 }, askable: OPEN }),
  asked: () =>
    people({ view: open4, legal: OPEN, room: { question: { seat: 0, word: "paso" }, due: Date.now() - 5_000, banks: [40_000, 0, 0, 0] } }),
  rather: () =>
    people({ view: open4, legal: OPEN, askable: OPEN, room: { question: { seat: 0, word: "paso", by: 2, answer: "envido 5" } } }),
  absent: () =>
    people({
      view: theirs, places: { 1: { away: true, level: "normal" } }, here: { 3: { here: false } },
      room: { pausing: [2], due: Date.now() + 12_000 },
    }),
  paused: () => people({ view: theirs, room: { pausing: [0, 1, 2, 3], paused: true } }),
  empty: () =>
    people({
      view: bare, room: { waiting: true },
      places: { 1: { kind: "empty", name: "" }, 3: { kind: "empty", name: "" } }, here: { 1: { person: "" } },
    }),
  draw: () =>
    people({
      view: bare,
      room: { draw: { drawn: [["12o"], ["7c"], ["10e", "6b"], ["10c", "2b"]] } },
    }),
  draw8: () =>
    people({
      players: 8, view: { ...bare, hands: [0, 0, 0, 0, 0, 0, 0, 0] },
      room: { draw: { drawn: [["12o"], ["7c"], ["10e", "6b"], ["10c", "2b"], ["4c"], ["11e"], ["5b"], ["1o"]] } },
    }),
  closed: () => people({ view: theirs, room: { closed: "abandoned" } }),
  rematch: () =>
    people({
      view: {
        phase: "over", to_act: [], winner: "A", score: [42, 31], mano: 1,
        hands: [["12o", "12c", "11e", "11b"], ["3o", "3c", "7e", "1b"], ["12e", "10o", "5c", "4b"], ["7o", "6c", "2e", "1c"]],
        counted: [["grande", "envite", "A", 2], ["chica", "paso", "B", 1]],
        lances: [{ lance: "grande", speakers: [0, 1, 2, 3], how: "quiero", stake: 2, winner: 0 }],
      },
      room: { rematch: [2], swaps: [[1, 0]] },
    }),
  watcher: () => people({ seat: null, view: { ...theirs, hands: [4, 4, 4, 4] }, places: { 3: { kind: "bot", level: "normal" } } }),
};
