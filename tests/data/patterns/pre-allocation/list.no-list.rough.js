// Refused: no list
const docs = () => [{ _id: oid(1), lockers: [Int32(1)] }, { _id: oid(2), lockers: "full" }];
function fill() {
  put("sailings", docs());
}
function faultsBack() {
  return differences("sailings", stored("sailings"), docs());
}
