// Refused: these documents of people would have two lists in the index on contacts.number, name, which takes one
const people = () => [{ _id: oid(1), name: "one", phone_home: "1" }, { _id: oid(2), name: ["two", "too"], phone_home: "2" }, { _id: oid(3), name: ["none"] }];
function fill() {
  put("people", people());
}
function faultsBack() {
  return differences("people", stored("people"), people());
}
