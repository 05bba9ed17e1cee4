const sailings = () => [
  { _id: "full", seats: Array.from({ length: 60 }, (_, n) => Int32(n + 1)) }, { _id: "some", title: "ünï", seats: [Int32(4), Int32(0), Int32(5)] }, { _id: "none", seats: [] }, { _id: "null", seats: null }, { _id: "missing" },
  { _id: "twenty-one", seats: Array.from({ length: 21 }, (_, n) => Long(n + 1)) }, { _id: "nulls", seats: [null, Int32(3), null] }, { ...lookAlikes("_id", "code", "seats"), _id: "look", seats: [Int32(9)] },
];
function fill() {
  put("sailings", sailings());
}
const places = one => Array.from({ length: 60 }, (_, n) => Number(one.seats?.[n] ?? 0));
const rows = one => [0, 1, 2].map(row => places(one).slice(row * 20, row * 20 + 20));
const withNumbers = ({ seats, ...one }) => ({ ...one, seats: seats.map(row => Array.isArray(row) ? row.map(Number) : Number(row)) });
function faults() {
  return differences("sailings", stored("sailings").map(withNumbers), sailings().map(one => ({ ...one, seats: rows(one) })));
}
// A place that nobody has is empty, whatever it held before, and those at the end go.
function faultsBack() {
  const filled = one => places(one).slice(0, places(one).reduce((last, value, at) => value ? at + 1 : last, 0));
  return differences("sailings", stored("sailings").map(withNumbers), sailings().map(one => ({ ...one, seats: filled(one) })));
}

// What new code took stays taken.
function later() {
  if (!takeSeat("some", 0, 1, 77)) throw new Error("not free");
  put("sailings", [{ _id: "late", seats: [Int32(1)] }]);
}
function expectedLater() {
  const all = [...sailings().map(one => one._id === "some" ? { ...one, seats: [4, 77, 5] } : one), { _id: "late", seats: [1] }];
  return differences("sailings", stored("sailings").map(withNumbers), all.map(one => ({ ...one, seats: rows(one) })));
}
