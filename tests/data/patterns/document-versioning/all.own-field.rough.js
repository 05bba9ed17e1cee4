// Refused: of their own
const docs = () => [{ _id: oid(1), number: "1" }, { _id: oid(2), number: "2", revision: "second" }];
function fill() {
  put("contracts", docs());
}
function faultsBack() {
  return differences("contracts", stored("contracts"), docs());
}
