// All that stands on the table: score, plates, bar, cards; not what hangs in the air.
() => {
  const texts = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent.trim());
  return [
    ...texts('.score'), ...texts('.plate'), ...texts('[data-testid="bar"]'),
    ...[...document.querySelectorAll('.felt .card')].map((one) => one.dataset.card),
  ];
}
