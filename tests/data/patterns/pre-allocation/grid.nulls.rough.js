const row = first => Array.from({ length: 20 }, (_, n) => Int32(first + n));
const docs = () => [
  { _id: "taken", seats: [row(1), row(21), row(41)] }, { _id: "nulls", seats: [row(1).map((place, at) => at === 7 ? null : place), row(21), row(41)] },
  { _id: "last", seats: [row(1), row(21), row(41).map((place, at) => at === 19 ? null : place)] },
];
function fill() {
  put("sailings", docs());
}
const withNumbers = one => ({ ...one, seats: one.seats.map(row => row.map(place => Number(place ?? 0))) });
function faults() {
  const nulls = stored("sailings").filter(one => one.seats.flat().includes(null)).map(one => one._id);
  return [...differences("nulls", nulls, []), ...differences("sailings", stored("sailings").map(withNumbers), docs().map(withNumbers))];
}
