// Counted in this process and written in steps of $k$. What is pending is lost when the process dies.
const $pending$ = new Map();
function $count$(id) {
  const key = EJSON.stringify(id, { relaxed: false });
  const n = ($pending$.get(key)?.n ?? 0) + 1;
  $pending$.set(key, { id, n });
  if (n < $k$) return;
  // $startAtNull$
  $collection$.updateOne({ $idKey$: id }, { $inc: { $path$: $addCounted$ } });
  $pending$.delete(key);
}
// Before the process ends.
function $flush$() {
  for (const [key, { id, n }] of [...$pending$]) {
    // $startAtNull$
    $collection$.updateOne({ $idKey$: id }, { $inc: { $path$: $addCounted$ } });
    $pending$.delete(key);
  }
}
