// Refused: of another type
const docs = () => [{ _id: oid(1), title: "a" }, { _id: "b", parent_id: oid(1) }, { _id: "c", parent_id: "b" }];
function fill() {
  put("categories", docs());
}
function faultsBack() {
  return differences("categories", stored("categories"), docs());
}
