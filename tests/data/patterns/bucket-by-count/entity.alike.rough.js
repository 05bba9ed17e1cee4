// Refused: the ids of these groups have the same text, or none
const messages = () => [{ _id: oid(1), room: "1", at: day(1) }, { _id: oid(2), room: Int32(1), at: day(1) }, { _id: oid(3), room: { of: 1 }, at: day(2) }];
function fill() {
  put("messages", messages());
}
function faultsBack() {
  return differences("messages", stored("messages"), messages());
}
