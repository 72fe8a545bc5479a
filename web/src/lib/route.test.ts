import { describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  Object.assign(globalThis, { location: { pathname: "/", search: "" } }); // a page always has an address
});

import { SIGN_IN, routeOf } from "./route.svelte";

describe("an address", () => {
  it.each([
    ["/", { page: "lobby" }],
    ["/account", { page: "account" }],
    ["/friends/", { page: "friends" }],
    ["/operator", { page: "operator" }],
    ["/me", { page: "player", person: "me" }],
    ["/player/abcdefghij", { page: "player", person: "abcdefghij" }],
    ["/replay/abcdefghij", { page: "replay", table: "abcdefghij" }],
    ["/invitation/abcd2345", { page: "invitation", code: "abcd2345" }],
    ["/table/abcdefghij", { page: "table", table: "abcdefghij", sit: false, invitation: "" }],
  ])("%s is a page", (path, page) => {
    expect(routeOf(path)).toEqual(page);
  });

  it("may ask for a seat, with an invitation", () => {
    const page = { page: "table", table: "abcdefghij", sit: true, invitation: "abcd2345" };
    expect(routeOf("/table/abcdefghij", "?invitation=abcd2345&sit")).toEqual(page);
  });

  it("may be for signing in", () => {
    const [path = "", query] = SIGN_IN.split("?");
    expect(routeOf(path, query)).toEqual({ page: "account" });
  });

  it.each(["/nowhere", "/table", "/table/No!", "/table/abcdefghij/more", "/player/<b>"])(
    "%s is nowhere",
    (path) => expect(routeOf(path)).toEqual({ page: "nowhere" }),
  );
});
