import { describe, expect, it } from "vitest";
import type { SocketEars, World } from "../lib/link";
import type { ServerMessage } from "../lib/wire";
import { Watching } from "./watching";

const LINE = { line: 1, at: 0, person: "abcdefghij", name: "Ana" };

/** A house that hears what is sent and says what it is told to; time passes when it is told to. */
class Town {
  readonly sent: { t: string; id?: string }[][] = [];
  readonly heard: unknown[][] = [];
  private ears: SocketEars | null = null;
  private waiting: (() => void)[] = [];
  private ids = 0;

  readonly world: World = {
    open: (ears) => {
      this.ears = ears;
      const sent: { t: string; id?: string }[] = [];
      this.sent.push(sent);
      return { send: (text) => sent.push(JSON.parse(text)), close: () => {} };
    },
    after: (_, what) => {
      this.waiting.push(what);
      return () => (this.waiting = this.waiting.filter((one) => one !== what));
    },
    chance: () => 0.5,
    uuid: () => `id-${++this.ids}`,
  };

  readonly watching = new Watching(this.world, {
    line: (line) => this.heard.push(["line", line]),
    tables: (tables) => this.heard.push(["tables", tables.length]),
    chatted: ({ line }) => this.heard.push(["chatted", line]),
    refused: (code) => this.heard.push(["refused", code]),
  });

  say(message: ServerMessage): void {
    this.ears?.heard(JSON.stringify(message));
  }

  welcome(): void {
    this.say({ t: "welcome", name: "Ana", now: 0 });
  }

  breaks(): void {
    this.ears?.closed();
  }

  waits(): void {
    for (const what of this.waiting.splice(0)) what();
  }
}

function open(): Town {
  const town = new Town();
  town.watching.start();
  town.welcome();
  return town;
}

describe("the lobby's line", () => {
  it("asks for the tables as soon as it is welcome", () => {
    expect(open().sent).toEqual([[{ t: "watch", on: true }]]);
  });

  it("tells the tables and what is written in the lobby, not at tables", () => {
    const town = open();
    town.say({ t: "lobby", tables: [] });
    town.say({ t: "chatted", ...LINE, text: "hola" });
    town.say({ t: "chatted", ...LINE, line: 2, text: "hola", table: "abcdef" });
    expect(town.heard.slice(2)).toEqual([["tables", 0], ["chatted", 1]]);
  });

  it("sends what is written again, under its id, until it is answered", () => {
    const town = open();
    town.watching.write({ phrase: "hola" });
    town.breaks();
    town.waits();
    town.welcome();
    expect(town.sent.map((sent) => sent.at(-1))).toEqual(Array(2).fill({ t: "chat", id: "id-1", phrase: "hola" }));
    town.say({ t: "ack", id: "id-1" });
    town.breaks();
    town.waits();
    town.welcome();
    expect(town.sent[2]).toEqual([{ t: "watch", on: true }]);
  });

  it("tells a refusal of what was written, once", () => {
    const town = open();
    town.watching.write({ text: "hola" });
    const refusal = { t: "refusal", id: "id-1", code: "too_fast", expected: "", got: "" } as const;
    town.say(refusal);
    town.say(refusal);
    expect(town.heard.slice(2)).toEqual([["refused", "too_fast"]]);
  });

  it("is silent once it is closed", () => {
    const town = open();
    town.watching.close();
    town.breaks();
    town.waits();
    expect(town.sent.length).toBe(1);
    expect(town.heard).toEqual([["line", "connecting"], ["line", "open"]]);
  });
});
