import { afterEach, describe, expect, it, vi } from "vitest";
import { me } from "./me.svelte";

/** Let the house answer each path as *answers* say. */
function house(answers: Record<string, unknown>): void {
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path] ?? {}))));
}

const reader = (person: string) => ({ name: "Elif", person, registered: true, operator: false, muted_until: null });
const somebody = (person: string) => ({ person, name: person, registered: true, stars: {}, table: null });
const bonds = (asking: string[]) => ({
  friends: [somebody("f")], asked: [somebody("w")], asking: asking.map(somebody), blocked: [], muted: [],
});

describe("who asks to be a friend", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    me.forget();
  });

  it("is counted with every look at what people are to the reader", async () => {
    house({ "/api/me": reader("a"), "/api/relations": bonds(["x", "y"]) });
    await me.enter();
    await me.relations();
    expect(me.asked).toBe(2);
    house({ "/api/relations": bonds([]) });
    expect((await me.relations()).friends).toHaveLength(1);
    expect(me.asked).toBe(0);
  });

  it("is nobody when the reader is somebody else", async () => {
    house({ "/api/me": reader("a"), "/api/relations": bonds(["x"]) });
    await me.again();
    await me.relations();
    expect(me.asked).toBe(1);
    house({ "/api/me": reader("b") });
    await me.again();
    expect(me.asked).toBe(0);
  });
});
