// Refused: of the type undefined
const docs = () => [{ a: 1 }, {}].map((one, n) => ({ _id: oid(n), buoy_id: oid(1), ts: day(n), inner: { list: [one] } }));
// Only the server itself still makes such a value.
const made = { $function: { body: "function() { return [{ a: undefined }]; }", args: [], lang: "js" } };
function fill() {
  put("readings", docs());
  db.readings.aggregate([{ $match: { _id: oid(1) } }, { $set: { "inner.list": made } }, { $merge: "readings" }]);
}
function faultsBack() {
  return differences("undefined", [db.readings.countDocuments({ "inner.list.a": { $type: "undefined" } }), stored("readings").length], [1, 2]);
}
