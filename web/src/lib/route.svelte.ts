/** Which page is shown; the address says it. */

export type Route =
  | { page: "lobby" | "account" | "friends" | "operator" | "nowhere" }
  | { page: "table"; table: string; sit: boolean; invitation: string }
  | { page: "replay"; table: string }
  | { page: "player"; person: string }
  | { page: "invitation"; code: string };

const PLACES = ["account", "friends", "operator"] as const;

/** Return the page of an address; what is nobody's is nowhere. */
export function routeOf(path: string, query = ""): Route {
  const [first = "", name = "", ...more] = path.replace(/^\/|\/$/g, "").split("/");
  if (more.length > 0) return { page: "nowhere" };
  if (name) return namedOf(first, name, new URLSearchParams(query));
  if (first === "") return { page: "lobby" };
  if (first === "me") return { page: "player", person: "me" };
  const page = PLACES.find((one) => one === first);
  return { page: page ?? "nowhere" };
}

function namedOf(first: string, name: string, asked: URLSearchParams): Route {
  const isTable = /^[a-z0-9]{6,32}$/.test(name);
  const isWord = /^[A-Za-z0-9]{4,32}$/.test(name);
  if (first === "table" && isTable) {
    const invitation = asked.get("invitation") ?? "";
    return { page: "table", table: name, sit: asked.has("sit"), invitation };
  }
  if (first === "replay" && isTable) return { page: "replay", table: name };
  if (first === "player" && isWord) return { page: "player", person: name };
  if (first === "invitation" && isWord) return { page: "invitation", code: name };
  return { page: "nowhere" };
}

/** What the address of an account says when it is for signing in. */
export const SIGN_IN = "/account?sign-in";

class Router {
  now = $state.raw<Route>(routeOf(location.pathname, location.search));

  go(address: string): void {
    history.pushState(null, "", address);
    this.follow();
    window.scrollTo(0, 0);
  }

  follow(): void {
    this.now = routeOf(location.pathname, location.search);
  }
}

export const router = new Router();

/** Follow the link that was clicked without loading the page anew. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search } = new URL(event.currentTarget.href);
  router.go(pathname + search);
}
