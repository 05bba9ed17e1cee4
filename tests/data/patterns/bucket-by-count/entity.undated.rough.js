// Refused: 2 items have no date
const messages = () => [{ _id: oid(1), room: "a", at: [day(1)] }, { _id: oid(2), room: "a", at: null }, { _id: oid(3), room: "a", at: day(3) }];
function fill() {
  put("messages", messages());
}
function faultsBack() {
  return differences("messages", stored("messages"), messages());
}
