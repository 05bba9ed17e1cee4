// Refused: these items have no date by which they could be put in order: give them one first: [{"$oid":"aaaaaaaaaaaaaaaaaaaaaaa1"},{"$oid":"aaaaaaaaaaaaaaaaaaaaaaa2"}]
const messages = () => [{ _id: oid(1), room: "a", at: [day(1)] }, { _id: oid(2), room: "a", at: null }, { _id: oid(3), room: "a", at: day(3) }];
function fill() {
  put("messages", messages());
}
function faultsBack() {
  return differences("messages", stored("messages"), messages());
}
