// not emitted: _id is not unique in a time-series collection: what an earlier run has copied is looked up by it, within the dates of
// not emitted: a batch, so that only the buckets of that time are read. The values keep their types because the shell does not turn
// not emitted: them into JavaScript's own. Functions are values here because the shell lifts others out of their block.
{
const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
const key = item => EJSON.stringify(item._id, { relaxed: false });
const text = item => EJSON.stringify(Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1))), { relaxed: false });
const holdsUndefined = value => value === undefined || (typeof value === "object" && value !== null && !value._bsontype && Object.prototype.toString.call(value) !== "[object Date]" && Object.values(value).some(holdsUndefined));
const differing = [];
const missingOf = items => {
  const dates = { $gte: $firstTime$, $lte: $lastTime$ };
  const there = new Map($series$.find({ $time$: dates, _id: { $in: items.map(item => item._id) } }, {}, asStored).toArray().map(item => [key(item), text(item)]));
  for (const item of items) if (there.has(key(item)) && there.get(key(item)) !== text(item) && differing.length < 20) differing.push(item._id);
  let missing = items.filter(item => !there.has(key(item)));
  // $onlyKept$
  return missing;
};
let $total$ = 0;
let items = [];
const flush = () => {
  if (items.length === 0) return;
  const missing = missingOf(items);
  const odd = missing.filter(holdsUndefined).map(item => item._id);
  if (odd.length > 0) throw new Error("these documents hold a value of the type undefined, which no shell can write: give it another value or take it away first: " + EJSON.stringify(odd.slice(0, 20)));
  $total$ += missing.length;
  // $insert$
  items = [];
};
for (const item of $items$.find({}, {}, asStored).sort({ $time$: 1, _id: 1 }).allowDiskUse()) {
  items.push(item);
  if (items.length === 1000) flush();
}
flush();
} // not emitted
