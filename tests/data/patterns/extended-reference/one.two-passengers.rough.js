// Refused: two different ids
// Nobody can say whether the old or the new writer was the later one.
const docs = () => [{ _id: oid(2), passenger_id: oid(2), passenger: { _id: oid(1), name: "a" } }];
function fill() {
  put("passengers", [{ _id: oid(1), name: "a", mail: "1" }, { _id: oid(2), name: "b", mail: "2" }]);
  put("bookings", docs());
}
function faultsBack() {
  return differences("bookings", stored("bookings"), docs());
}
