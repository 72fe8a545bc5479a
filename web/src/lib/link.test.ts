import { describe, expect, it } from "vitest";
import { tableMessage } from "../../dev/scenes";
import { Link, backoff, type Ears, type SocketEars } from "./link";
import type { ClientMessage, ServerMessage } from "./wire";

/** A house that answers nothing by itself, a clock that a test moves, and no chance. */
class Fake {
  sockets: { ears: SocketEars; sent: ClientMessage[]; open: boolean }[] = [];
  timers: { at: number; what: () => void }[] = [];
  now = 0;
  lines: string[] = [];
  heard: string[] = [];
  pending = 0;
  private ids = 0;

  readonly link = new Link(
    {
      open: (ears) => {
        const socket = { ears, sent: [] as ClientMessage[], open: true };
        this.sockets.push(socket);
        return {
          send: (text) => socket.sent.push(JSON.parse(text) as ClientMessage),
          close: () => (socket.open = false),
        };
      },
      after: (milliseconds, what) => {
        const timer = { at: this.now + milliseconds, what };
        this.timers.push(timer);
        return () => (this.timers = this.timers.filter((one) => one !== timer));
      },
      chance: () => 0.5,
      uuid: () => `id-${++this.ids}`,
    },
    "abcdef123",
    this.ears(),
  );

  private ears(): Ears {
    return {
      line: (line) => this.lines.push(line),
      table: ({ last }) => this.heard.push(`table ${last}`),
      update: ({ n }) => this.heard.push(`update ${n}`),
      refused: ({ code }, command) => this.heard.push(`${code} ${command?.id ?? "-"}`),
      pending: (commands) => (this.pending = commands.length),
      company: ({ watchers }) => this.heard.push(`company ${watchers}`),
      chatted: ({ line }) => this.heard.push(`chatted ${line}`),
      elsewhere: () => this.heard.push("elsewhere"),
    };
  }

  get socket(): Fake["sockets"][number] {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  get sent(): string[] {
    return this.socket.sent.map((message) =>
      message.t === "hello" ? `hello ${message.last}` : `${message.t} ${"id" in message ? message.id : ""}`,
    );
  }

  tell(...messages: ServerMessage[]): void {
    for (const message of messages) this.socket.ears.heard(JSON.stringify(message));
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.timers.filter(({ at }) => at <= this.now);
    this.timers = this.timers.filter(({ at }) => at > this.now);
    for (const { what } of due) what();
  }

  /** The socket opens and the house greets. */
  greet(): void {
    this.socket.ears.opened();
    this.tell({ t: "welcome", name: "Ana", now: 0 });
  }

  /** Stand at the table with five updates heard. */
  static atTable(): Fake {
    const fake = new Fake();
    fake.link.start();
    fake.greet();
    fake.tell({ ...tableMessage(), last: 5 });
    return fake;
  }
}

const update = (n: number, seat: number | null = 0): ServerMessage => {
  const { room, view } = tableMessage();
  return { t: "update", table: "abcdef123", n, seat, events: [], room, view, legal: [], now: 0 };
};

describe("a link", () => {
  it("says hello with nothing heard, and is open when the house has greeted", () => {
    const fake = Fake.atTable();
    expect(fake.sent).toEqual(["hello 0"]);
    expect(fake.lines).toEqual(["connecting", "open"]);
    expect(fake.heard).toEqual(["table 5"]);
  });

  it("hears every update once, in order", () => {
    const fake = Fake.atTable();
    fake.tell(update(6), update(6), update(5), update(7));
    expect(fake.heard).toEqual(["table 5", "update 6", "update 7"]);
  });

  it("asks once for what is missing, and hears it in order", () => {
    const fake = Fake.atTable();
    fake.tell(update(8), update(9));
    expect(fake.sent).toEqual(["hello 0", "hello 5"]);
    fake.tell(update(6), update(7), update(8), update(9));
    expect(fake.heard).toEqual(["table 5", "update 6", "update 7", "update 8", "update 9"]);
  });

  it("resumes after the last update it has heard when the line comes back", () => {
    const fake = Fake.atTable();
    fake.tell(update(6));
    fake.socket.ears.closed();
    expect(fake.lines.at(-1)).toBe("lost");
    fake.pass(10_000);
    expect(fake.sockets).toHaveLength(2);
    fake.greet();
    expect(fake.sent).toEqual(["hello 6"]);
    expect(fake.lines.at(-1)).toBe("open");
  });

  it("asks for the whole table when its seat is another one", () => {
    const fake = Fake.atTable();
    fake.tell(update(1, null));
    expect(fake.sent).toEqual(["hello 0", "hello 0"]);
    fake.tell({ ...tableMessage(), seat: null, last: 40 }, update(41, null));
    expect(fake.heard).toEqual(["table 5", "table 40", "update 41"]);
  });

  it("sends a command again under its id until it is acknowledged", () => {
    const fake = Fake.atTable();
    fake.link.send({ t: "say", seat: 0, last: 5, word: "paso" });
    fake.socket.ears.closed();
    fake.pass(10_000);
    fake.greet();
    expect(fake.sent).toEqual(["hello 5", "say id-1"]);
    fake.tell({ t: "ack", id: "id-1" });
    expect(fake.pending).toBe(0);
    fake.socket.ears.closed();
    fake.pass(10_000);
    fake.greet();
    expect(fake.sent).toEqual(["hello 5"]);
  });

  it("keeps a command that is said while the line is lost", () => {
    const fake = Fake.atTable();
    fake.socket.ears.closed();
    fake.link.send({ t: "continue", seat: 0 });
    fake.pass(10_000);
    fake.greet();
    expect(fake.sent).toEqual(["hello 5", "continue id-1"]);
  });

  it("tells of a refusal with its command, and does not send it again", () => {
    const fake = Fake.atTable();
    fake.link.send({ t: "say", seat: 0, last: 5, word: "quiero" });
    fake.tell({ t: "refusal", id: "id-1", code: "illegal", expected: "paso", got: "quiero" });
    expect(fake.heard.at(-1)).toBe("illegal id-1");
    expect(fake.pending).toBe(0);
  });

  it("takes the line for dead when a command stays unanswered", () => {
    const fake = Fake.atTable();
    fake.link.send({ t: "say", seat: 0, last: 5, word: "paso" });
    fake.pass(6_000);
    expect(fake.lines.at(-1)).toBe("lost");
    expect(fake.sockets[0]?.open).toBe(false);
  });

  it("does not listen to a socket it has given up", () => {
    const fake = Fake.atTable();
    const old = fake.socket;
    fake.link.offline();
    old.ears.heard(JSON.stringify(update(6)));
    old.ears.closed();
    expect(fake.heard).toEqual(["table 5"]);
    fake.link.online();
    expect(fake.sockets).toHaveLength(2);
  });

  it("is left at once when nothing is unanswered", () => {
    const fake = Fake.atTable();
    fake.link.leave();
    expect(fake.socket.open).toBe(false);
  });

  it("is left only when what was ordered has been answered, however often the line breaks", () => {
    const fake = Fake.atTable();
    fake.link.offline();
    fake.link.send({ t: "stand", seat: 0 });
    fake.link.leave();
    fake.pass(1_000);
    fake.greet();
    expect(fake.sent).toEqual(["hello 5", "stand id-1"]);
    expect(fake.socket.open).toBe(true);
    fake.tell({ t: "ack", id: "id-1" });
    expect(fake.socket.open).toBe(false);
    fake.pass(60_000);
    expect(fake.sockets).toHaveLength(2);
  });

  it("is silent once it is closed", () => {
    const fake = Fake.atTable();
    fake.link.close();
    fake.pass(60_000);
    fake.link.online();
    expect(fake.sockets).toHaveLength(1);
    expect(fake.lines).toEqual(["connecting", "open"]);
  });
});

describe("backoff", () => {
  it("doubles up to a bound, and no two clients agree", () => {
    expect([0, 1, 2, 10].map((tries) => backoff(tries, 0))).toEqual([125, 250, 500, 4_000]);
    expect([0, 1, 2, 10].map((tries) => backoff(tries, 1))).toEqual([250, 500, 1_000, 8_000]);
  });

  it("hears what is not numbered, and loses no place by it", () => {
    const fake = Fake.atTable();
    fake.tell(
      { t: "company", table: "abcdef123", seats: [], watchers: 3 },
      { t: "chatted", line: 7, at: 0, person: "abc", name: "Ana", text: "Hola" },
      update(6),
    );
    expect(fake.heard).toEqual(["table 5", "company 3", "chatted 7", "update 6"]);
  });

  it("says a hello again, after a breath, that came too fast", () => {
    const fake = Fake.atTable();
    fake.tell(update(8));
    fake.tell({ t: "refusal", id: "", code: "too_fast", expected: "", got: "" });
    expect(fake.sent).toEqual(["hello 0", "hello 5"]);
    fake.pass(1_000);
    expect(fake.sent).toEqual(["hello 0", "hello 5", "hello 5"]);
    expect(fake.heard).toEqual(["table 5"]);
  });

  it("takes the table from no newer window until it is told to", () => {
    const fake = Fake.atTable();
    fake.tell({ t: "elsewhere", table: "abcdef123" });
    fake.socket.ears.closed();
    fake.pass(10_000);
    fake.greet();
    expect(fake.sent).toEqual([]);
    fake.link.here();
    expect(fake.sent).toEqual(["hello 5"]);
    expect(fake.heard).toEqual(["table 5", "elsewhere"]);
  });

  it("sends what is written at the table until it is acknowledged", () => {
    const fake = Fake.atTable();
    fake.link.send({ t: "chat", phrase: "hola" });
    expect(fake.socket.sent.at(-1)).toEqual({ t: "chat", id: "id-1", table: "abcdef123", phrase: "hola" });
    fake.tell({ t: "ack", id: "id-1" });
    expect(fake.pending).toBe(0);
  });
});
