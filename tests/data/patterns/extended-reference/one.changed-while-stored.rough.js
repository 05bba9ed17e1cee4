// Somebody changes the original after it has been read for a copy, and before the document with the copy is stored, or after.
const passenger = (n, more = {}) => ({ _id: oid(n), name: `ünï ${n}`, mail: `${n}`, ...more });
const bookings = () => [{ _id: oid(100), at: day(1), passenger_id: oid(1) }];
function fill() {
  put("passengers", [passenger(1), passenger(2), passenger(3)]);
  put("bookings", bookings());
}
const copied = (at, n, name = `ünï ${n}`) => ({ _id: oid(at), at: day(1), passenger: { _id: oid(n), name } });
function faults() {
  return differences("bookings", stored("bookings"), [copied(100, 1)]);
}
const store = (at, n) => storeWithPassenger(oid(n), passenger => put("bookings", [{ _id: oid(at), at: day(1), passenger }]));
const change = (n, name) => changePassenger(oid(n), { name });
function later() {
  amid(["bookings", "insertMany", () => true], () => change(2, "before"), () => store(101, 2));
  amid(["passengers", "aggregate", () => true], () => db.passengers.updateOne({ _id: oid(3) }, { $set: { name: "once more" } }), () => {
    amid(["bookings", "insertMany", () => true], () => db.passengers.updateOne({ _id: oid(3) }, { $set: { name: "before" } }), () => store(102, 3));
  });
  store(103, 1);
  if (errorOf(() => store(104, 77)) !== "no such document") throw new Error("an original that is not there");
}
function expectedLater() {
  return differences("bookings", stored("bookings"), [copied(100, 1), copied(101, 2, "before"), copied(102, 3, "once more"), copied(103, 1)]);
}
