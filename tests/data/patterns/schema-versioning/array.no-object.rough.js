// Refused: is no object
const people = () => [{ _id: oid(1), phone_home: "1" }, { _id: oid(2), phones: [{ work: "3" }] }];
function fill() {
  put("people", people());
}
function faultsBack() {
  return differences("people", stored("people"), people());
}
