// Refused: in its former and in its new place
const people = () => [{ _id: oid(1), v: Int32(1), address: { town: "a" } }, { _id: oid(2), v: Int32(1), address: { town: "old" }, city: "new" }];
function fill() {
  put("people", people());
}
function faultsBack() {
  return differences("people", stored("people"), people());
}
