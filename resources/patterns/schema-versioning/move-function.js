// A copy of doc in which the value at one path is at another, or gone.
function movedIn(doc, from, to) {
  const next = { ...doc };
  let source = next;
  for (const name of from.slice(0, -1)) {
    if (source[name] === null || typeof source[name] !== "object") return next;
    source = source[name] = { ...source[name] };
  }
  const last = from[from.length - 1];
  if (!Object.hasOwn(source, last)) return next;
  const value = source[last];
  delete source[last];
  if (to === null) return next;
  let target = next;
  for (const name of to.slice(0, -1)) target = target[name] = { ...target[name] };
  target[to[to.length - 1]] = value;
  return next;
}
