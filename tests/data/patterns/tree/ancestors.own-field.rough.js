// Refused: of their own
const docs = () => [{ _id: oid(1), title: "a" }, { _id: oid(2), parent_id: oid(1), ancestors: "the Vikings" }];
function fill() {
  put("categories", docs());
}
function faultsBack() {
  return differences("categories", stored("categories"), docs());
}
