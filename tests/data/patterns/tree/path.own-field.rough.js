// Refused: of their own
const docs = () => [{ _id: "a", path: "/var/log" }, { _id: "b", parent_id: "a" }];
function fill() {
  put("categories", docs());
}
function faultsBack() {
  return differences("categories", stored("categories"), docs());
}
