// The count of a round, and the score beside it: see Count of escoba.py.
() => {
  const all = (what, within = document) => [...within.querySelectorAll(what)];
  const text = (one) => one.innerText.trim();
  return {
    rows: all('.list tbody tr').map((row) => all('th, td', row).map(text)),
    steps: all('[data-testid="growth"] li').map((one) => ({
      what: text(one.querySelector('.for')), score: text(one.querySelector('b'))})),
    score: all('[data-testid^="points-of-"]')
      .sort((one, other) => one.dataset.testid.localeCompare(other.dataset.testid))
      .map((one) => one.firstChild.textContent.trim()),
  };
}
