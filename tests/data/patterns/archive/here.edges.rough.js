const old = new Date(Date.UTC(2019, 0, 1));
const young = new Date(Date.now() + 86400000);
const booking = (n, until, more = {}) => ({ _id: oid(n), house_id: oid(1), until, number: Long(n), guest: `ünï ${n}`, price: Decimal128("1.50"), nights: Int32(2), rating: Double(3), ...more });
const bookings = () => [
  ...Array.from({ length: 400 }, (_, n) => booking(n, old)),
  booking(1000, young), booking(1001, null), booking(1002, "2019"), (({ until, ...one }) => one)(booking(1003, 0)),
  booking(1004, old, { keep_forever: true }), booking(1005, old, { keep_forever: null }),
  booking(1006, old, lookAlikes("_id", "until", "keep_forever", "number")), booking(1007, old, { list: [], nothing: null, nested: { deep: { tmp: Long(1) } } }),
  booking(1009, old, { 2024: Int32(1), totals: { all: Int32(3), 7: Int32(2) } }), // the server keeps an order that no object of a shell can have
  ...Array.from({ length: 90 }, (_, n) => booking(2000 + n, old)),
  booking(1008, old, { pattern: BSONRegExp("a b", "x"), nested: [{ other: BSONRegExp("c", "imx") }] }),
];
function fill() {
  put("bookings", bookings());
  db.bookings.updateOne({ _id: oid(1009) }, { $set: { totals: new Map([["all", Int32(3)], ["7", Int32(2)]]) } });
}
const goes = one => one.until instanceof Date && one.until < young && one.keep_forever !== true;
function faults() {
  return [...differences("in use", stored("bookings"), bookings().filter(one => !goes(one))), ...differences("archived", stored("archived_bookings"), bookings().filter(goes))];
}
function faultsBack() {
  return differences("in use", stored("bookings"), bookings());
}

// Writers go on, some bookings are to be kept from now on, and others are deleted: each change that the server acknowledged
// is in one of the two places afterwards, no booking in both, and none that was deleted.
function writeMeanwhile(client) {
  let changed = 0;
  const deleted = [];
  for (let round = 0; round < 4; round += 1) {
    for (let n = 399; n >= 0; n -= 1) {
      changed += db.bookings.updateOne({ _id: oid(n) }, { $inc: { touched: Int32(1) }, $set: { keep_forever: round > 1 && n % 7 === client } }).modifiedCount;
      const other = 2000 + Math.floor((399 - n) * 0.225);
      if (other % 3 !== client || db.bookings.deleteOne({ _id: oid(other) }).deletedCount === 0) continue;
      if ((other + round) % 6 === 0) deleted.push(other);
      else db.bookings.insertOne(booking(other, old));
    }
  }
  return { changed, deleted };
}
function faultsAfter(answers) {
  const all = [...stored("bookings"), ...stored("archived_bookings")];
  const deleted = answers.flatMap(one => one.deleted);
  return [
    ...differences("documents", [all.length], [bookings().length - deleted.length]),
    ...differences("deleted ones", [db.archived_bookings.countDocuments({ _id: { $in: deleted.map(oid) } })], [0]),
    ...differences("changes", [all.reduce((n, one) => n + (typeof one.touched === "string" ? 0 : Number(one.touched ?? 0)), 0)], [answers.reduce((n, one) => n + one.changed, 0)]),
  ];
}

// Every night: documents that no shell can send are told and stay, all others go.
function later() {
  put("bookings", [booking(3000, old), booking(3001, old), booking(3002, old)]);
  putUnsendable("bookings", oid(3001), "gift.inside");
  db.archived_bookings.insertOne(booking(3001, old)); // as a killed run leaves it
  let said = "";
  try {
    archiveBookings(cutOfBookings());
  } catch (error) {
    said = error.message;
  }
  if (!said.startsWith("these documents have a field _bsontype somewhere, which no shell can send") || !said.endsWith(EJSON.stringify([oid(3001)]))) throw new Error("not told: " + said);
  const left = [db.bookings, db.archived_bookings].map(one => one.countDocuments({ _id: { $in: [oid(3000), oid(3001), oid(3002)] } }));
  if (left.join() !== "1,2") throw new Error("in use and archived: " + left);
  db.bookings.updateOne({ _id: oid(3001) }, { $unset: { gift: "" } });
}
function expectedLater() {
  const added = [3000, 3001, 3002].map(n => booking(n, old));
  return [...differences("in use", stored("bookings"), bookings().filter(one => !goes(one))), ...differences("archived", stored("archived_bookings"), [...bookings().filter(goes), ...added])];
}
