/** Which page is shown; the address says it. */

export type Route = { page: "lobby" } | { page: "table"; table: string; sit: boolean };

/** Return the page of an address; what is no table's is the lobby's. */
export function routeOf(path: string, query = ""): Route {
  const table = /^\/table\/([a-z0-9]{6,32})\/?$/.exec(path)?.[1];
  if (!table) return { page: "lobby" };
  return { page: "table", table, sit: new URLSearchParams(query).has("sit") };
}

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
