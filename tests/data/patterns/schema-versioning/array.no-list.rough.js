// Refused: is no array
const people = () => [{ _id: oid(1), phone_home: "1" }, { _id: oid(2), phone_home: "2", contacts: { home: "3" } }];
function fill() {
  put("people", people());
}
function faultsBack() {
  return differences("people", stored("people"), people());
}
