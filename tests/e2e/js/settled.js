// Whether the next question stands there: *before*, the bar or list that was answered, is gone, and
// in its place is a list, or a bar whose buttons wait for us. Of those who throw we are the last.
// Must agree with what Felt.svelte draws.
(before) => {
  if (before?.isConnected) return false;
  const at = (what) => document.querySelector(what);
  if (at('[data-testid="list"]'))
    return Boolean(at('[data-testid="continue"]:not([aria-disabled="true"]), [data-testid="again"]'));
  if (!at('[data-testid="bar"]') || at('[data-testid="line"]')) return false;
  if (at('.pick')) return document.querySelectorAll('[data-testid^="arrow-"]').length === 1;
  return at('[data-testid="bar"] .words [aria-disabled="true"]') === null;
}
