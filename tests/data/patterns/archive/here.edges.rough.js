const old = new Date(Date.UTC(2019, 0, 1));
const young = new Date(Date.now() + 86400000);
const booking = (n, until, more = {}) => ({ _id: oid(n), house_id: oid(1), until, number: Long(n), guest: `ünï ${n}`, price: Decimal128("1.50"), nights: Int32(2), rating: Double(3), ...more });
const bookings = () => [
  ...Array.from({ length: 400 }, (_, n) => booking(n, old)),
  booking(1000, young), booking(1001, null), booking(1002, "2019"), (({ until, ...one }) => one)(booking(1003, 0)),
  booking(1004, old, { keep_forever: true }), booking(1005, old, { keep_forever: null }),
  booking(1006, old, lookAlikes("_id", "until", "keep_forever", "number")), booking(1007, old, { list: [], nothing: null, nested: { deep: { tmp: Long(1) } } }),
  booking(1008, old, { pattern: BSONRegExp("a b", "x"), nested: [{ other: BSONRegExp("c", "imx") }] }),
];
function fill() {
  put("bookings", bookings());
}
const goes = one => one.until instanceof Date && one.until < young && one.keep_forever !== true;
function faults() {
  return [...differences("in use", stored("bookings"), bookings().filter(one => !goes(one))), ...differences("archived", stored("archived_bookings"), bookings().filter(goes))];
}
function faultsBack() {
  return differences("in use", stored("bookings"), bookings());
}

// Writers go on, and some bookings are to be kept from now on: each change that the server acknowledged is in one of the two
// places afterwards, and no booking in both.
function writeMeanwhile(client) {
  let changed = 0;
  for (let round = 0; round < 6; round += 1)
    for (let n = 399; n >= 0; n -= 1) changed += db.bookings.updateOne({ _id: oid(n) }, { $inc: { touched: Int32(1) }, $set: { keep_forever: round > 2 && n % 7 === client } }).modifiedCount;
  return { changed };
}
function faultsAfter(answers) {
  const all = [...stored("bookings"), ...stored("archived_bookings")];
  return [
    ...differences("documents", [all.length], [bookings().length]),
    ...differences("changes", [all.reduce((n, one) => n + (typeof one.touched === "string" ? 0 : Number(one.touched ?? 0)), 0)], [answers.reduce((n, one) => n + one.changed, 0)]),
  ];
}
