// Whether the reader is asked: a list that waits for him, or his turn, and *played* (a card, null at
// first) has left his hand.
(played) => {
  const at = (what) => document.querySelector(what);
  if (at('[data-testid="list"]'))
    return Boolean(at('[data-testid="continue"]:not([aria-disabled="true"]), [data-testid="again"]'));
  if (!at('[data-testid="turn"]') || at('[data-testid="line"]')) return false;
  return !played || !at(`.mine [data-testid="pick-${played}"]`);
}
