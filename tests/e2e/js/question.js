// What the page asks: see Question.
() => {
  const at = (what) => document.querySelector(what);
  const ids = (what, cut) =>
    [...document.querySelectorAll(what)].map((one) => one.dataset.testid.slice(cut));
  const slider = at('[data-testid="slider"]');
  const raise = at('[data-testid="say-raise"]');
  return {
    listing: at('[data-testid="list"]') !== null,
    over: at('[data-testid="again"]') !== null,
    phase: at('.lances [aria-current]')?.dataset.testid.slice(6) ?? '',
    words: ids('.bar [data-testid^="say-"]', 4),
    accept: at('[data-testid="accept"]') !== null,
    raising: raise?.dataset.word ?? '',
    low: Number(slider?.min ?? 0),
    high: Number(slider?.max ?? 0),
    ordago: at('[data-testid="bar-title"]')?.textContent.toLowerCase().includes('órdago') ?? false,
    picks: ids('.pick', 5),
    cards: [...document.querySelectorAll('.mine .card')].map((one) => one.dataset.card),
  };
}
