// Keeps what each seat is seen to draw, as window.drawn, however soon it is gone.
(() => {
  window.drawn = {};
  const look = () => {
    for (const one of document.querySelectorAll('[data-stop="draw"] [data-testid^="drawn-"]'))
      window.drawn[one.dataset.testid] = [...one.querySelectorAll('.card')].map((card) => card.dataset.card).join(' ');
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
})()
