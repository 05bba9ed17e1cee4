// Large: new code has filled a document, and the parent's id is written before the path is taken away
// The way back is refused: these documents have no room for what they are to get
const nodes = () => [{ _id: "a", title: "root" }, { _id: "b", title: "below", parent_id: "a" }];
function fill() {
  put("categories", nodes());
}
function beforeBack() {
  makeFull("categories", "b");
}
function faults() {
  return differences("categories", stored("categories").map(notFull), [{ ...nodes()[0], path: null }, { _id: "b", title: "below", path: ",a," }]);
}
