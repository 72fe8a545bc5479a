// What axe finds, each as «rule: where».
async () => {
  const {violations} = await axe.run(document, {resultTypes: ['violations']});
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}
