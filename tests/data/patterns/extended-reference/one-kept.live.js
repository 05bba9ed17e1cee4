// Begins as one.live.js.

// The mail that was copied stays what it was, whatever becomes of the passenger.
function formula() {
  const [passenger, booking] = [new ObjectId(), new ObjectId()];
  for (const name of ["passengers", "bookings"]) db.runCommand({ collMod: name, validationLevel: "off" });
  db.passengers.insertOne({ _id: passenger, name: "A", mail: "then" });
  storeWithPassenger(passenger, copy => db.bookings.insertOne({ _id: booking, passenger: copy }));
  const held = () => db.bookings.findOne({ _id: booking }).passenger;
  const stored = held();
  changePassenger(passenger, { mail: "now" });
  const afterMail = held();
  changePassenger(passenger, { name: "B" });
  const afterName = held();
  db.passengers.updateOne({ _id: passenger }, { $unset: { mail: "" } });
  changePassenger(passenger, { name: "C" });
  return [["stored", [stored.name, stored.mail], ["A", "then"]],
    ["after a change of the mail", [afterMail.name, afterMail.mail], ["A", "then"]],
    ["after a change of the name", [afterName.name, afterName.mail], ["B", "then"]],
    ["after the mail is gone", [held().name, held().mail], ["C", "then"]]];
}
