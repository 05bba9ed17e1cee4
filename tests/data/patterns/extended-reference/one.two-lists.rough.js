// Refused: these documents of bookings would have two lists in the index on passenger.name, at, which takes one: mend them or the index first: [{"$oid":"aaaaaaaaaaaaaaaaaaaaaa12"}]
const passengers = () => [{ _id: oid(1), name: "one", mail: "1" }, { _id: oid(2), name: ["two", "too"], mail: "2" }];
const bookings = () => [
  { _id: oid(11), passenger_id: oid(2), at: day(1) }, { _id: oid(12), passenger_id: oid(2), at: [day(1), day(2)] },
  { _id: oid(13), passenger_id: oid(1), at: [day(1), day(2)] },
];
function fill() {
  put("passengers", passengers());
  put("bookings", bookings());
}
function faultsBack() {
  return [...differences("passengers", stored("passengers"), passengers()), ...differences("bookings", stored("bookings"), bookings())];
}
