// Refused: these documents have more places in lockers than there will be: take some away, or let the layout have more: [{"$oid":"aaaaaaaaaaaaaaaaaaaaaaa2"}]
const docs = () => [{ _id: oid(1), lockers: [Int32(1)] }, { _id: oid(2), lockers: Array(5000).fill(Int32(1)) }];
function fill() {
  put("sailings", docs());
}
function faultsBack() {
  return differences("sailings", stored("sailings"), docs());
}
