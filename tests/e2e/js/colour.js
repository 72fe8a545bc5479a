// The colour of *one*: a plain one, or that of its gradient.
(one, name) => {
  const style = getComputedStyle(one);
  return /rgba\(.*, 0\)/.test(style[name]) ? style.backgroundImage : style[name];
}
