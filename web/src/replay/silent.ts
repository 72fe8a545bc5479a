/** What a page that only shows a table lets its reader do there: nothing. */
import type { Acts } from "../table/game";

const nothing = (): void => {};

export const silent: Acts = {
  say: nothing,
  act: nothing,
  sit: nothing,
  meet: nothing,
  players: nothing,
  invite: nothing,
  lobby: nothing,
  again: nothing,
  renew: nothing,
};
