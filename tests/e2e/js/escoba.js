// What an Escoba table shows and asks: see Moment of escoba.py.
() => {
  const at = (what) => document.querySelector(what);
  const cards = (what) => [...document.querySelectorAll(what)].map((one) => one.dataset.card);
  return {
    listing: at('[data-testid="list"]') !== null,
    over: at('[data-testid="again"]') !== null,
    turn: at('[data-testid="turn"]') !== null,
    hand: cards('.mine .row .pick .card'),
    table: cards('[data-testid="table"] .card'),
    claims: [...document.querySelectorAll('[data-testid="claim"]')].map((one) => one.dataset.word),
  };
}
