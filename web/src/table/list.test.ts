import { describe, expect, it } from "vitest";
import { eyesOf } from "../replay/reel.svelte";
import { replayOf } from "./list";

describe("the last list of a match", () => {
  it.each([[2, 2], [0, 0], [null, "spectator"]])("leads to the match as %s saw it", (seat, eyes) => {
    const { pathname, searchParams } = new URL(replayOf("abcdefghij", seat), "http://house");
    expect(pathname).toBe("/replay/abcdefghij");
    expect(eyesOf(searchParams.get("seat"))).toBe(eyes);
  });
});
