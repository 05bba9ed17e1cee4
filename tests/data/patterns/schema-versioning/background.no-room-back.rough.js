// Large: new code has stored a document that fills what a document can be, and its former shape is longer
// The way back is refused: these documents have no room for what they are to get
const people = () => [{ _id: oid(1), v: Int32(1), name: "old", address: { town: "a" } }];
const full = letters => ({ _id: oid(2), v: Int32(2), name: "n".repeat(letters), city: "b" });
function fill() {
  put("people", people());
}
let late = 0;
function beforeBack() {
  put("people", [full(0)]);
  const [{ bytes }] = db.people.aggregate([{ $match: { _id: oid(2) } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }]).toArray();
  late = 16777216 - Number(bytes);
  db.people.replaceOne({ _id: oid(2) }, full(late), { bypassDocumentValidation: true });
}
function faults() {
  const lengths = docs => docs.map(({ _id, v, name, city }) => [_id, Number(v), name.length, city]);
  return differences("people", lengths(stored("people")), lengths([{ _id: oid(1), v: 2, name: "old", city: "a" }, ...(late > 0 ? [full(late)] : [])]));
}
