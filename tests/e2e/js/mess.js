// What leaves the window, lies over something else, is cut off, or would have to be scrolled to.
() => {
  const FRAMES = '.felt button, .felt h2, .plate, [data-testid^="bubble-"], .score li, .score .label, ' +
    '.list td, .list th';
  const shown = (one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const all = (what) => [...document.querySelectorAll(what)].filter(shown);
  const name = (one) => one.dataset.testid ?? one.dataset.card ?? one.className;
  const clip = (one) =>
    one && (getComputedStyle(one).overflow !== 'visible' ? one : clip(one.parentElement));
  const said = [];
  const root = document.scrollingElement;
  if (document.querySelector('[data-testid="felt"]')) {
    if (root.scrollHeight > innerHeight) said.push(`the page is ${root.scrollHeight} high`);
    if (root.scrollWidth > innerWidth) said.push(`the page is ${root.scrollWidth} wide`);
  } else if (root.scrollWidth > innerWidth) said.push(`the page is ${root.scrollWidth} wide`);
  const things = {
    cards: all('.mine .row .card'),
    bar: all('[data-testid="bar"], [data-testid="turn"], [data-testid="list"]'),
    bubbles: all('[data-testid^="bubble-"]'),
    plates: all('[data-testid^="plate-"]'),
    pink: all('[data-testid^="pink-"]'),
    others: all('.seat .cards'),
  };
  const flat = Object.entries(things).flatMap(([kind, ones]) =>
    ones.map((one) => ({kind, one, box: one.getBoundingClientRect()})));
  for (const {one, box} of flat)
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      said.push(`${name(one)} leaves the window`);
  flat.forEach((a, at) => {
    for (const b of flat.slice(at + 1)) {
      const same = a.kind === b.kind && (a.kind === 'cards' || a.kind === 'bar');
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (!same && wide > 1 && high > 1)
        said.push(`${name(a.one)} and ${name(b.one)} overlap: ${Math.round(wide)}×${Math.round(high)}`);
    }
  });
  for (const box of all(FRAMES)) {
    const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (node.parentElement.closest('.unseen') || node.parentElement.offsetWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const leaves = (text) => [box, clip(node.parentElement)].some((frame) => {
        const edge = frame?.getBoundingClientRect();
        return edge && (text.left < edge.left - 1 || text.right > edge.right + 1);
      });
      if ([...range.getClientRects()].some((text) => text.width > 1 && leaves(text)))
        said.push(`${node.textContent.trim()} is cut off at ${name(box)}`);
    }
  }
  const list = document.querySelector('[data-testid="list"]');
  if (list && list.scrollHeight > list.clientHeight + 1) 
    said.push(`the list is ${list.scrollHeight} high, its place ${list.clientHeight}`);
  return said;
}
