// Refused: rows and single places
const docs = () => [{ _id: "a", seats: [[Int32(1)], Int32(2)] }, { _id: "b", seats: [] }];
function fill() {
  put("sailings", docs());
}
function faultsBack() {
  return differences("sailings", stored("sailings"), docs());
}
