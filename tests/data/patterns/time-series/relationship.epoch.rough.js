// Refused: does not find them by their date
const docs = () => [-1000, -999, 0, 1].map((ms, n) => ({ _id: oid(n), buoy_id: oid(1), ts: new Date(ms) }));
function fill() {
  put("readings", docs());
}
function faultsBack() {
  return differences("readings", stored("readings"), docs());
}
