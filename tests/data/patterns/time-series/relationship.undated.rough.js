// Refused: no date
const docs = () => [{ _id: oid(1), buoy_id: oid(1), ts: day(1) }, { _id: oid(2), buoy_id: oid(1), ts: [day(1), day(2)] }];
function fill() {
  put("readings", docs());
}
function faultsBack() {
  return differences("readings", stored("readings"), docs());
}
