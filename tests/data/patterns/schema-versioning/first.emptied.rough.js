// What moves into an object that is not there makes one, and takes it away again. One of the document's own stays, unless it is
// empty and something has moved into it, which nobody can tell from one that the script made.
const people = () => [
  { _id: oid(1), phone: "1" }, { _id: oid(2), contacts: {} }, { _id: oid(3), phone: "3", contacts: { note: "own" } }, { _id: oid(4), phone: null },
  { _id: oid(5), contacts: { mail: "5" } }, { _id: oid(6), contacts: null }, { _id: oid(7), phone: {} }, { _id: oid(8), phone: "8", contacts: {} },
];
function fill() {
  put("people", people());
}
function faults() {
  return differences("people", stored("people").map(({ schema_version, ...one }) => one), people().map(({ phone, ...one }) => phone === undefined ? one : { ...one, contacts: { ...one.contacts, phone } }));
}
function faultsBack() {
  return differences("people", stored("people"), people().map(({ contacts, ...one }, n) => contacts === undefined || n === 7 ? one : { ...one, contacts }));
}
