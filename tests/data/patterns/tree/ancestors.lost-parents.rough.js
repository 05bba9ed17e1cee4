// Refused: repair these documents first
const docs = () => [{ _id: oid(1), title: "a" }, { _id: oid(2), parent_id: oid(77) }, { _id: oid(3), parent_id: oid(3) }];
function fill() {
  put("categories", docs());
}
function faultsBack() {
  return differences("categories", stored("categories"), docs());
}
