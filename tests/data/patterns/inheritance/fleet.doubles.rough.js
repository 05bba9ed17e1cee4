// Refused: these values have to be unique: imo ["9000001"]
// The double is a document that the model does not know.
const unknown = () => [{ _id: oid(900), imo: "9000001", type: "yacht" }];
const ferries = () => [{ _id: oid(1), imo: "9000001" }, { _id: oid(2), imo: "9000002" }];
const tugs = () => [{ _id: oid(11), imo: "9000011", licence: "l1" }, { _id: oid(12), imo: "9000012" }];
function fill() {
  put("ferries", ferries());
  put("tugs", tugs());
  put("vessels", unknown());
}
function faultsBack() {
  return [...differences("ferries", stored("ferries"), ferries()), ...differences("tugs", stored("tugs"), tugs()), ...differences("vessels", stored("vessels"), unknown())];
}
