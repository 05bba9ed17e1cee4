// Refused: these documents have a field _bsontype somewhere, which no shell can send: rename it first: [{"$oid":"aaaaaaaaaaaaaaaaaaaaaaa2"}]
const bookings = () => [1, 2, 3].map(n => ({ _id: oid(n), number: Int32(n), until: n < 3 ? new Date(Date.UTC(2019, 0, 1)) : null, nested: [{ odd: null }] }));
function fill() {
  put("bookings", bookings());
  for (const n of [2, 3]) putUnsendable("bookings", oid(n), "nested.odd");
}
function faultsBack() {
  return differences("bookings", [db.bookings.countDocuments({}), db.bookings.countDocuments({ "nested.odd.a": 1 }), stored("archived_bookings").length], [3, 2, 0]);
}
