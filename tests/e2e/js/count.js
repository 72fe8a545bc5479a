// The list after a hand; the hands by seat, wherever they lie face up.
() => {
  const all = (what, within = document) => [...within.querySelectorAll(what)];
  const cards = (place) => all('.card', place)
    .filter((card) => card.checkVisibility({visibilityProperty: true})).map((card) => card.dataset.card);
  const text = (one) => one.innerText.trim();
  return {
    rows: all('.list tbody tr').map((row) => all('th, td', row).map(text)),
    steps: all('[data-testid="growth"] li').map((one) => ({
      what: text(one.querySelector('.for')), score: text(one.querySelector('b'))})),
    hands: all('[data-testid^="plate-"]').map((_, seat) => {
      const lain = cards(document.querySelector(`[data-testid="hand-${seat}"]`));
      return lain.length > 0 ? lain : cards(all('.list .hands li')[seat]);
    }),
    score: ['A', 'B'].map((side) => text(document.querySelector(
      `[data-testid="stones-${side}"] [aria-hidden]`))),
    nicks: all('[data-testid^="name-"]').map((one) => one.textContent.trim()),
  };
}
