// source says what was measured. A value that is within $k$ of the last one that this process stored is dropped.
const $lastStored$ = new Map();
function $store$(source, item) {
  const key = EJSON.stringify(source, { relaxed: false });
  const value = Number($itemValue$);
  if ($lastStored$.has(key) && Math.abs(value - $lastStored$.get(key)) < $k$) return false;
  // $identify$
  $collection$.insertOne(item);
  $lastStored$.set(key, value);
  return true;
}
