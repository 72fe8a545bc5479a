/** Scripted moments of a table of Escoba, to look at and to test with: not shipped. */
import { hear, open, type Scene } from "../src/escoba/scene";
import type { Card, EscobaHeard, EscobaView, Offer, RoomView, Table } from "../src/lib/wire";

const RULES = {
  players: "2", teams: "no", first_dealer: "random", opening: "dealer", capture: "optional",
  missed_baza: "on", no_baza_loses: "off", all_oros: "1", target: "31", match_tie: "velo",
};

const NAMES = ["Lince Sereno", "Elif", "Marija", "Zbyszek", "Ana", "Búho Mágico"];
const HAND: Card[] = ["7o", "12c", "2e"];
const TABLE: Card[] = ["5e", "3c", "1o", "6b"];

const range = (n: number): number[] => Array.from({ length: n }, (_, at) => at);

export function tableMessage(players = 2, sides = players, changes: Partial<EscobaView> = {}): Table {
  const nothing = range(sides).map(() => 0);
  return {
    t: "table",
    info: {
      table: "abcdef123", game: "escoba", level: "normal", pace: 1200, clock: null,
      rules: { ...RULES, players: String(players), teams: sides < players ? "yes" : "no" },
    },
    seat: 0,
    last: 1,
    room: {
      places: range(players).map((seat) =>
        seat === 0 ? { kind: "person", name: NAMES[0] ?? "" } : { kind: "bot", name: NAMES[seat] ?? "", level: "normal" },
      ),
      continued: [], listing: false, due: null, closed: "",
    },
    view: {
      game: "escoba", seat: 0, hand: 2, mano: 0, phase: "play", to_act: [0], score: nothing, target: 31,
      hands: range(players).map((seat) => (seat === 0 ? HAND : 3)), table: TABLE, stock: 30,
      piles: nothing, escobas: nothing, last_taker: null, missed: null, counted: [], oros: [], sevens: [], winner: null, ...changes,
    },
    legal: [],
    now: Date.now(),
  };
}

/** Return the scene after *events*, with *view* and *legal* as they stand then. */
export function after(
  table: Table,
  events: EscobaHeard[],
  view: Partial<EscobaView> = {},
  legal: string[] = [],
  room: Partial<RoomView> = {},
): Scene {
  const before = open(table, Date.now());
  return hear(
    before,
    {
      t: "update", table: table.info.table, n: before.last + 1, seat: table.seat, events,
      room: { ...table.room, ...room }, view: { ...(table.view as EscobaView), ...view },
      legal: legal.map((word): Offer => ({ word })), now: Date.now(),
    },
    Date.now(),
  );
}

const LEGAL = ["echa 7o", "echa 7o lleva 5e 3c", "echa 12c", "echa 12c lleva 5e", "echa 2e"];

const took = (seat: number, sides: number): EscobaHeard => ({
  event: "Took", seat, card: "4o", cards: ["11b", "2c"], escoba: true,
  piles: range(sides).map((side) => (side === seat % sides ? 3 : 0)),
  escobas: range(sides).map((side) => (side === seat % sides ? 1 : 0)),
});

const table = (players: number, sides: number): Scene =>
  after(tableMessage(players, sides), [took(1, sides)], {}, LEGAL);

export const SCENES: Record<string, () => Scene> = {
  escoba: () => table(2, 2),
  escoba3: () => table(3, 3),
  escoba4: () => table(4, 2),
  escoba6: () => table(6, 6),
  claim: () =>
    after(
      tableMessage(),
      [{ event: "Laid", seat: 1, card: "1o", missed: true }],
      { missed: "1o" },
      [...LEGAL, "reclama 5e 3c 6b 1o"],
    ),
  claimed: () =>
    after(
      tableMessage(3),
      [{ event: "Claimed", seat: 2, cards: ["6b", "5e", "3c", "1o"], piles: [0, 0, 4], escobas: [0, 0, 1], escoba: true }],
      { to_act: [1] },
    ),
  opening: () =>
    after(
      tableMessage(),
      [
        { event: "RoundDealt", hand: 2, mano: 0, hands: [HAND, 3], table: TABLE, stock: 30, score: [4, 6] },
        { event: "Opened", seat: 1, cards: TABLE, piles: [0, 4], escobas: [0, 1] },
      ],
      { table: [], piles: [0, 4], escobas: [0, 1], score: [4, 6] },
      ["echa 7o", "echa 12c", "echa 2e"],
    ),
  ultimas: () =>
    after(
      tableMessage(4, 2),
      [{ event: "MoreDealt", hands: [HAND, 3, 3, 3], stock: 0, ultimas: true }],
      { stock: 0 },
      LEGAL,
    ),
  more: () =>
    after(tableMessage(), [{ event: "MoreDealt", hands: [HAND, 3], stock: 12 }], { stock: 12 }, LEGAL),
  count: () => count(2),
  count6: () => count(6),
  won: () => count(2, { phase: "over", to_act: [], winner: "A" }),
  tie: () =>
    after(tableMessage(), [{ event: "TargetGrew", target: 41 }], { phase: "deal", target: 41, score: [33, 33] }, [], {
      listing: true,
    }),
};

function count(players: number, view: Partial<EscobaView> = {}): Scene {
  const rest = range(players - 2).map(() => 0);
  return after(
    tableMessage(players),
    [
      { event: "Leftovers", seat: 0, cards: ["10o", "2b"], piles: [22, 18, ...rest] },
      { event: "PilesTurned", oros: [5, 5, ...rest], sevens: [2, 2, ...rest] },
      { event: "PointsPaid", counted: ["escobas", "", "A", 2], score: [12, 9, ...rest] },
      { event: "PointsPaid", counted: ["escobas", "", "B", 1], score: [12, 10, ...rest] },
      { event: "PointsPaid", counted: ["velo", "", "A", 1], score: [13, 10, ...rest] },
      { event: "PointsPaid", counted: ["cards", "", "A", 1], score: [14, 10, ...rest] },
      ...(view.winner ? [{ event: "GameWon", side: view.winner } as const] : []),
    ],
    {
      phase: "deal", to_act: ["casa"], hand: 3, table: [], stock: 0, hands: [[], ...range(players - 1).map(() => 0)],
      score: [14, 10, ...rest], piles: [22, 18, ...rest], escobas: [2, 1, ...rest],
      oros: [5, 5, ...rest], sevens: [2, 2, ...rest],
      counted: [["escobas", "", "A", 2], ["escobas", "", "B", 1], ["velo", "", "A", 1], ["cards", "", "A", 1]],
      ...view,
    },
    [],
    { listing: true, due: null },
  );
}
