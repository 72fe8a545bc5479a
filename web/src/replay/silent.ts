/** What a page that only shows a table lets its reader do there: nothing. */

const nothing = (): void => {};

export const silent = {
  onsay: nothing,
  ongoon: nothing,
  onsit: nothing,
  onagain: nothing,
  onlobby: nothing,
  onnew: nothing,
};
