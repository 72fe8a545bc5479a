/** Scripted moments of a table, to look at and to test with: not shipped, and no rules in them. */
import type { Event } from "../src/lib/messages";
import type { Card, LanceView, Offer, RoomView, Table, MusView as View } from "../src/lib/wire";
import { hear, open, type Scene } from "../src/mus/scene";

const RULES = {
  players: "4", kings: "8", partners: "chosen", first_mano: "random", exhaust: "exclude_own",
  mus_corrido: "off", real31: "off", tie_break: "mano", consensus: "sequential",
  out_after_no: "yes", raise_size: "free", punto_premium: "always", early_win: "immediate",
  target: "40", juegos: "1", vacas: "1", senas: "all", true_senas: "yes", sena_set: "all",
};

const NAMES = ["Lince Sereno", "Elif", "Marija", "Zbyszek Wołodyjowski", "Ana", "Búho Mágico", "Joseba", "Noa"];

const CARDS: Card[][] = [
  ["12o", "12c", "11e", "11b"], ["3o", "3c", "7e", "1b"], ["12e", "10o", "5c", "4b"],
  ["7o", "6c", "2e", "1c"], ["12b", "10c", "10e", "4o"], ["11o", "11c", "6e", "5b"],
  ["3e", "7c", "7b", "2o"], ["10b", "6o", "6b", "4c"],
];

const range = (n: number): number[] => Array.from({ length: n }, (_, at) => at);

export function tableMessage(players = 4, changes: Partial<View> = {}, room: Partial<RoomView> = {}): Table {
  const hands = range(players).map((seat) => (seat === 0 ? (CARDS[0] ?? []) : 4));
  return {
    t: "table",
    info: { table: "abcdef123", game: "mus", rules: { ...RULES, players: String(players) }, level: "normal", pace: 1200, clock: null },
    seat: 0,
    last: 1,
    room: {
      places: range(players).map((seat) =>
        seat === 0 ? { kind: "person", name: NAMES[0] ?? "" } : { kind: "bot", name: NAMES[seat] ?? "", level: "normal" },
      ),
      continued: [], listing: false, due: null, closed: "", ...room,
    },
    view: {
      game: "mus", seat: 0, hand: 3, mano: 0, phase: "mus", to_act: [0], score: [17, 11],
      juegos: [0, 0], vacas: [0, 0], hands, stock: 40 - players * 4, discarded: 0, throwing: [],
      thrown: range(players).map(() => 0), said: range(players).map(() => null), lances: [],
      bet: null, counted: [], winner: null, ...changes,
    },
    legal: [],
    now: Date.now(),
  };
}

/** Return the scene after *events*, with *view* and *legal* as they stand then. */
export function after(
  table: Table,
  events: Event[],
  view: Partial<View> = {},
  legal: Offer[] = [],
  room: Partial<RoomView> = {},
): Scene {
  const before = open(table, Date.now());
  return hear(
    before,
    {
      t: "update", table: table.info.table, n: before.last + 1, seat: table.seat, events,
      room: { ...table.room, ...room }, view: { ...(table.view as View), ...view }, legal, now: Date.now(),
    },
    Date.now(),
  );
}

const everyone = (players: number): number[] => range(players);
const shown = (players: number): Card[][] => CARDS.slice(0, players);
const dealt = (players: number): Event => ({
  event: "Dealt", hand: 3, mano: 0, stock: 24, score: [17, 11],
  hands: range(players).map((seat) => (seat === 0 ? (CARDS[0] ?? []) : 4)),
});

const lances = (players: number): LanceView[] => [
  { lance: "grande", speakers: everyone(players), how: "quiero", stake: 2, side: "B" },
  { lance: "chica", speakers: everyone(players), how: "paso" },
];

function pares(players: number, phone: boolean): Scene {
  const speakers = everyone(players).filter((seat) => seat % 4 !== 3);
  const bet = { queue: [0, 2], agreed: 2, offered: 4, bettor: 1 };
  return after(
    tableMessage(players),
    [
      dealt(players),
      { event: "Said", seat: 0, word: { say: "corto" } },
      { event: "LanceOpened", lance: "pares", speakers },
      { event: "Said", seat: 2, word: { say: "envido", amount: 2 } },
      { event: "Said", seat: 1, word: { say: "mas", amount: 2 } },
    ],
    { phase: "pares", mano: 0, to_act: [0], bet, lances: [...lances(players), { lance: "pares", speakers }] },
    [{ word: "quiero" }, { word: "no" }, { word: "mas", low: 1, high: phone ? 36 : 36 }, { word: "ordago" }],
  );
}

function list(players: number, view: Partial<View> = {}, room: Partial<RoomView> = {}): Scene {
  const counted: View["counted"] = [
    ["juego", "deje", "B", 2], ["grande", "envite", "A", 2], ["chica", "paso", "B", 1],
    ["pares", "envite", "A", 6], ["pares", "prima", "A", 4], ["juego", "prima", "B", 3],
  ];
  return after(
    tableMessage(players),
    [{ event: "Shown", hands: shown(players), winners: [0, 1, 2, 1] }],
    {
      phase: "deal", mano: 1, to_act: ["casa"], score: [29, 17], hands: shown(players), counted,
      lances: [
        ...lances(players).map((lance, winner) => ({ ...lance, winner })),
        { lance: "pares", speakers: [0, 1, 2], how: "quiero", stake: 6, winner: 2 },
        { lance: "juego", speakers: [0, 1, 3], how: "deje", stake: 2, side: "B", winner: 1 },
      ],
      ...view,
    },
    [],
    { listing: true, due: Date.now() + 14_000, ...room },
  );
}

export const SCENES: Record<string, () => Scene> = {
  deal: () => after(tableMessage(4), [dealt(4)], { to_act: [0] }, [{ word: "mus" }, { word: "corto" }]),
  mus: () =>
    after(
      tableMessage(4),
      [dealt(4), { event: "Said", seat: 0, word: { say: "mus" } }, { event: "Said", seat: 1, word: { say: "mus" } }],
      { to_act: [2] },
    ),
  discard: () =>
    after(
      tableMessage(4),
      [dealt(4), ...everyone(4).map((seat): Event => ({ event: "Said", seat, word: { say: "mus" } })), { event: "Threw", seat: 1 }],
      { phase: "discard", to_act: [0, 2, 3] },
      [{ word: "descarto", low: 1, high: 4 }],
    ),
  turn: () => pares(4, false),
  turn2: () => pares(2, false),
  turn6: () => pares(6, false),
  turn8: () => pares(8, false),
  open: () =>
    after(
      tableMessage(4),
      [dealt(4), { event: "Said", seat: 2, word: { say: "corto" } }, { event: "LanceOpened", lance: "grande", speakers: everyone(4) }],
      { phase: "grande", to_act: [0], bet: { queue: [0, 1, 2, 3] }, lances: [{ lance: "grande", speakers: everyone(4) }] },
      [{ word: "paso" }, { word: "envido", low: 2, high: 40 }, { word: "ordago" }],
    ),
  ordago: () =>
    after(
      tableMessage(4),
      [dealt(4), { event: "Said", seat: 0, word: { say: "envido", amount: 2 } }, { event: "Said", seat: 3, word: { say: "ordago" } }],
      {
        phase: "grande", to_act: [0], bet: { queue: [0, 2], agreed: 2, offered: 2, ordago: true, bettor: 3 },
        lances: [{ lance: "grande", speakers: everyone(4) }],
      },
      [{ word: "quiero" }, { word: "no" }],
    ),
  proposal: () =>
    after(
      tableMessage(4),
      [dealt(4), { event: "Said", seat: 1, word: { say: "envido", amount: 4 } }, { event: "Said", seat: 2, word: { say: "no" } }],
      {
        phase: "grande", to_act: [0],
        bet: { queue: [0], offered: 4, bettor: 1, proposal: { seat: 2, word: { say: "no" } } },
        lances: [{ lance: "grande", speakers: everyone(4) }],
      },
      [{ word: "acepto" }, { word: "quiero" }, { word: "mas", low: 1, high: 36 }, { word: "ordago" }],
    ),
  proposal8: () =>
    after(
      tableMessage(8),
      [dealt(8), { event: "Said", seat: 1, word: { say: "envido", amount: 4 } }, { event: "Said", seat: 2, word: { say: "mas", amount: 12 } }, { event: "Said", seat: 6, word: { say: "paso" } }],
      {
        phase: "grande", to_act: [0],
        bet: { queue: [0], offered: 4, bettor: 1, proposal: { seat: 2, word: { say: "mas", amount: 12 } } },
        lances: [{ lance: "grande", speakers: everyone(8) }],
      },
      [{ word: "acepto" }, { word: "mas", low: 13, high: 36 }, { word: "ordago" }],
    ),
  waiting: () =>
    after(
      tableMessage(4),
      [
        { event: "Said", seat: 1, word: { say: "quiero" } },
        { event: "LanceClosed", lance: "chica", how: "quiero", stake: 4, side: "A" },
        { event: "LanceOpened", lance: "pares", speakers: [0, 3] },
      ],
      { phase: "pares", to_act: [3], bet: { queue: [3, 0] }, lances: [...lances(4), { lance: "pares", speakers: [0, 3] }] },
    ),
  declared: () =>
    after(
      tableMessage(4),
      [
        { event: "Said", seat: 3, word: { say: "paso" } },
        { event: "LanceClosed", lance: "chica", how: "paso" },
        { event: "LanceOpened", lance: "pares", speakers: [0, 2] },
        { event: "LanceClosed", lance: "pares", how: "unopposed", side: "A" },
        { event: "LanceOpened", lance: "juego", speakers: [0, 1, 2] },
      ],
      {
        phase: "juego", to_act: [0], bet: { queue: [0, 1, 2] },
        lances: [...lances(4), { lance: "pares", speakers: [0, 2], how: "unopposed", side: "A" }, { lance: "juego", speakers: [0, 1, 2] }],
      },
      [{ word: "paso" }, { word: "envido", low: 2, high: 40 }, { word: "ordago" }],
    ),
  list: () => list(4),
  list2: () => list(2),
  list8: () => list(8),
  end: () => list(4, { phase: "over", to_act: [], winner: "A", score: [42, 31] }, { due: null }),
  spectator: () => {
    const table = tableMessage(4, { hands: [4, 4, 4, 4], seat: null, to_act: [1] });
    return open({ ...table, seat: null }, Date.now());
  },
};
