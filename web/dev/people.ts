/** Scripted people, tables and games of a house, to look at: not shipped. */
import type { GameInfo, Me } from "../src/lib/http";
import type { Device, Played, Player, Relations, Somebody } from "../src/lib/people";
import type { Chatted, Place, ServerMessage, TableLine } from "../src/lib/wire";

const DAY = 86_400_000;
const NOW = Date.now();

export const ME: Me = { name: "Zeledonia", person: "mmmmmmmmmm", registered: true, operator: true, muted_until: null };

const GAMES: GameInfo[] = [
  {
    name: "mus",
    options: [
      { name: "players", values: ["2", "4", "6", "8"], default: "4" },
      { name: "kings", values: ["8", "4"], default: "8" },
      { name: "target", values: ["40", "30"], default: "40" },
      { name: "juegos", values: ["1", "2", "3"], default: "1" },
      { name: "senas", values: ["all", "off", "partner", "watch"], default: "all" },
    ],
    presets: { clasico: {}, cuatro_reyes: { kings: "4" }, rapido: { target: "30" }, fournier: { juegos: "3" } },
    levels: ["novato", "normal", "fuerte", "experto"],
  },
  {
    name: "escoba",
    options: [
      { name: "players", values: ["2", "3", "4", "6"], default: "2" },
      { name: "teams", values: ["no", "yes"], default: "no" },
      { name: "target", values: ["31", "21"], default: "31" },
    ],
    presets: { clasico: {}, corta: { target: "21" } },
    levels: ["novato", "normal", "experto"],
  },
];

const person = (name: string): Place => ({ kind: "person", name });
const bot = (name: string): Place => ({ kind: "bot", name, level: "normal" });

const TABLES: TableLine[] = [
  {
    table: "aaaaaaaaaa", game: "mus", rules: { players: "4", kings: "8", target: "40", juegos: "1", senas: "all" },
    places: [person("Elif"), bot("Búho Mágico"), person("Zbyszek Wołodyjowski"), bot("Lince Sereno")],
    score: [17, 25], hand: 6, clock: 30, stars: [3, 0, 5, 0], door: { rated: true, low: 2 },
  },
  {
    table: "bbbbbbbbbb", game: "mus", rules: { players: "4", kings: "4", target: "30", juegos: "1", senas: "partner" },
    places: [person("Zeledonia"), { kind: "empty" }, { kind: "empty" }, person("Joseba")],
    score: [0, 0], hand: 0, clock: null, stars: [4, 0, 0, 2], yours: 0, door: { open_to: "friends" },
  },
  {
    table: "cccccccccc", game: "escoba", rules: { players: "2", teams: "no", target: "21" },
    places: [person("Marija"), person("Noa")], score: [12, 9], hand: 3, stars: [1, 2],
  },
];

const line = (number: number, name: string, said: Partial<Chatted>): Chatted => ({
  t: "chatted", line: number, at: NOW - 60_000, person: `${name.toLowerCase()}xxxxxxxxxx`.slice(0, 10), name, ...said,
});

const LINES = [
  line(1, "Elif", { phrase: "hola" }),
  line(2, "Joseba", { text: "¿Falta alguien para una rápida? Somos dos y esperamos pareja." }),
  line(3, "Noa", { phrase: "ya_estoy" }),
];

export const SPOKEN: ServerMessage[] = [
  { t: "welcome", name: ME.name, now: NOW },
  { t: "lobby", tables: TABLES },
];

const somebody = (name: string, table: string | null = null, registered = true): Somebody => ({
  person: `${name.toLowerCase()}xxxxxxxxxx`.slice(0, 10), name, registered, stars: { mus: 3, escoba: 2 }, table,
});

const RELATIONS: Relations = {
  friends: [somebody("Joseba", "bbbbbbbbbb"), somebody("Marija"), somebody("Ana")],
  asked: [somebody("Elif", "aaaaaaaaaa")],
  asking: [somebody("Noa")],
  blocked: [somebody("Grosero")],
  muted: [],
};

const PLAYED: Played[] = Array.from({ length: 9 }, (_, at) => ({
  table: `game${at}`.padEnd(10, "x"), game: at % 3 === 2 ? "escoba" : "mus", at: NOW - at * DAY * 1.3,
  won: at === 4 ? null : at % 2 === 0, rated: at % 3 !== 1, score: at % 3 === 2 ? [31, 24] : [40, 22 + at],
  side: 0, seat: 0, names: at % 3 === 2 ? ["Zeledonia", "Noa"] : ["Zeledonia", "Elif", "Joseba", "Búho Mágico"],
}));

const PLAYER: Player = {
  person: "josebaxxxx", name: "Joseba", registered: true, since: NOW - 90 * DAY,
  relation: { friend: false, asked: false, asks: true, blocked: false, muted: false },
  skill: [{ game: "mus", number: 14.2, stars: 4, matches: 31 }, { game: "escoba", number: 3.1, stars: 2, matches: 4 }],
  curve: Array.from({ length: 30 }, (_, at) => ({
    at: NOW - (30 - at) * 3 * DAY, game: at % 6 === 5 ? "escoba" : "mus",
    number: Math.round(10 * (at % 6 === 5 ? at / 9 : 2 + at * 0.42 + Math.sin(at) * 1.6)) / 10,
  })),
  games: PLAYED,
  partners: [
    { name: "Zeledonia", person: "mmmmmmmmmm", matches: 12, won: 8 },
    { name: "Elif", person: "elifxxxxxx", matches: 5, won: 1 },
  ],
};

const DEVICES: Device[] = [
  { id: "one", created: NOW - 12 * DAY, seen: NOW, here: true, agent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" },
  { id: "two", created: NOW - 40 * DAY, seen: NOW - 2 * DAY, here: false, agent: "Mozilla/5.0 (Linux; Android 14) Chrome/141.0 Mobile" },
];

const REPORTS = [
  {
    id: 7, at: NOW - 3_600_000, by: { person: "noaxxxxxxx", name: "Noa" }, person: { person: "groseroxxx", name: "Grosero" },
    table: "aaaaaaaaaa", line: 2, reason: "No para de insultar.", lines: LINES, closed: null, note: "",
  },
];

export const ANSWERS: Record<string, unknown> = {
  "POST /api/me/register": ME,
  "POST /api/me": ME,
  "PATCH /api/me": ME,
  "GET /api/games": GAMES,
  "GET /api/chat": LINES,
  "GET /api/relations": RELATIONS,
  "GET /api/people/me": { ...PLAYER, person: ME.person, name: ME.name },
  "GET /api/people/": PLAYER,
  "GET /api/sessions": DEVICES,
  "GET /api/invitations/": { table: "aaaaaaaaaa", game: "mus", from: "Joseba", expires: NOW + DAY },
  "GET /api/reports": REPORTS,
  "GET /api/ledger": [
    { at: NOW - DAY, operator: "Zeledonia", act: "mute", person: { person: "groseroxxx", name: "Grosero" }, detail: "60 · insultos" },
    { at: NOW - 2 * DAY, operator: "Zeledonia", act: "close", person: null, detail: "6 · nada" },
  ],
  "POST /api/tables": { table: "bbbbbbbbbb", seat: 0 },
  "PUT ": null,
  "DELETE ": null,
};
