const passengers = () => [{ _id: oid(1), name: "ünï", mail: "a@b" }, { _id: oid(2), mail: "nameless" }, { _id: oid(3), name: null }, { _id: Int32(5), name: "number" }, { ...lookAlikes("_id", "mail"), _id: oid(6), name: "$mail" }].map((one, n) => ({ ...one, mail: `${n}` }));
const bookings = () => [
  ...Array.from({ length: 60 }, (_, n) => ({ _id: oid(100 + n), price: Decimal128("1.50"), at: day(n), passenger_id: oid(1 + n % 3) })),
  { _id: oid(200), passenger_id: null }, { _id: oid(201), at: null }, { _id: oid(202), passenger_id: oid(77) }, { _id: oid(203), passenger_id: "text" },
  { _id: oid(204), passenger_id: Double(5) }, { ...lookAlikes("_id", "passenger_id", "passenger"), _id: oid(205), passenger_id: oid(6) },
];
function fill() {
  put("passengers", passengers());
  put("bookings", bookings());
}
const same = (a, b) => textOf(a) === textOf(b) || Number(a) === 5 && Number(b) === 5;
const copied = ({ passenger_id, ...one }) => {
  const found = passengers().find(other => same(other._id, passenger_id));
  return passenger_id === undefined ? one : { ...one, passenger: { _id: passenger_id, ...(found && "name" in found ? { name: found.name } : {}) } };
};
function faults() {
  return [...differences("passengers", stored("passengers"), passengers()), ...differences("bookings", stored("bookings"), bookings().map(copied))];
}
function faultsBack() {
  return differences("bookings", stored("bookings"), bookings());
}

function later() {
  db.bookings.insertOne({ _id: oid(300), passenger: copyOfPassenger(oid(1)) });
  put("bookings", [{ _id: oid(301), passenger_id: oid(1) }]);
}
function expectedLater() {
  return differences("bookings", stored("bookings"), [...bookings(), { _id: oid(300), passenger_id: oid(1) }, { _id: oid(301), passenger_id: oid(1) }].map(copied));
}
