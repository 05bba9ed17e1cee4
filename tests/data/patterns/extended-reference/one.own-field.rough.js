// Refused: of their own
const docs = () => [{ _id: oid(1), passenger_id: oid(1) }, { _id: oid(2), passenger_id: oid(1), passenger: "somebody" }];
function fill() {
  put("bookings", docs());
}
function faultsBack() {
  return differences("bookings", stored("bookings"), docs());
}
