// Large: new code has filled a document, and a field gets its longer name back
// The way back is refused: these documents have no room for what they are to get
const films = () => [{ _id: oid(1), "na\"me": "one", number_in_the_catalogue: "1", minutes: Int32(1) }];
function fill() {
  put("films", films());
}
let source_ids = [{ source: "films", id: oid(1) }];
function beforeBack() {
  source_ids = undefined;
  db.items.updateOne({ _id: oid(1) }, { $unset: { source_ids: "" } }, { bypassDocumentValidation: true });
  makeFull("items", oid(1));
}
function faults() {
  return differences("items", stored("items").map(notFull), [{ _id: oid(1), title: "one", sku: "1", minutes: Int32(1), type: "film", ...(source_ids ? { source_ids } : {}) }]);
}
