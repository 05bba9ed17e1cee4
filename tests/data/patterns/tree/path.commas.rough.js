// Refused: the separator
const docs = () => [{ _id: "a,b", title: "a" }, { _id: "b", parent_id: "a,b" }];
function fill() {
  put("categories", docs());
}
function faultsBack() {
  return differences("categories", stored("categories"), docs());
}
