// Large: new code has filled a document, and its parent's id comes back
// The way back is refused: these documents have no room for what they are to get
const nodes = () => [{ _id: oid(1), title: "root" }, { _id: oid(2), title: "below", parent_id: oid(1) }];
function fill() {
  put("categories", nodes());
}
function beforeBack() {
  makeFull("categories", oid(2));
}
function faults() {
  return differences("categories", stored("categories").map(notFull), [{ ...nodes()[0], children: [oid(2)] }, { _id: oid(2), title: "below", children: [] }]);
}
