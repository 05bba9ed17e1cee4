const full = () => Array.from({ length: 12 }, (_, n) => Int32(n + 1));
const docs = () => [
  { _id: oid(1), title: "short", lockers: [null, Int32(5)] }, { _id: oid(2), title: "full", lockers: full().map((place, at) => at === 3 || at === 11 ? null : place) },
  { _id: oid(3), title: "all taken", lockers: full() }, { _id: oid(4), title: "only nulls", lockers: full().map(() => null) },
];
function fill() {
  put("sailings", docs());
}
const withNumbers = one => ({ ...one, lockers: one.lockers.map(Number) });
const places = one => Array.from({ length: 12 }, (_, n) => Number(one.lockers[n] ?? 0));
function faults() {
  return differences("sailings", stored("sailings").map(withNumbers), docs().map(one => ({ ...one, lockers: places(one) })));
}
