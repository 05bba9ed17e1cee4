// Large: new code has filled a document, and the list of its children comes back
// The way back is refused: these documents have no room for the list of their children
const nodes = () => [{ _id: oid(1), title: "root", related_category_ids: [oid(2)] }, { _id: oid(2), title: "below" }];
function fill() {
  put("categories", nodes());
}
function beforeBack() {
  db.categories.updateMany({}, { $unset: { related_category_ids: "" } });
  makeFull("categories", oid(1));
}
function faults() {
  const bare = ({ related_category_ids, ...one }) => notFull(one);
  return differences("categories", stored("categories").map(bare), [{ ...nodes()[0], ancestors: [] }, { ...nodes()[1], parent_id: oid(1), ancestors: [oid(1)] }].map(bare));
}
