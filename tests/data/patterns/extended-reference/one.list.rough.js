// Refused: no single id
const docs = () => [{ _id: oid(1), passenger_id: [oid(1), oid(2)] }];
function fill() {
  put("bookings", docs());
}
function faultsBack() {
  return differences("bookings", stored("bookings"), docs());
}
