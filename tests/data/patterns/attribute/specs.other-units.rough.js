// The way back is refused: another unit
// What only the array can hold has no way back into fields.
const boats = () => [{ _id: oid(1), title: "a", specs: [{ k: "hull", v: Double(30), u: "ft" }] }, { _id: oid(2), title: "b", specs: [{ k: "cap", v: Int32(2) }, { k: "cap", v: Int32(3) }] }, { _id: oid(3), title: "c", range: Int32(1) }];
function fill() {
  put("boats", boats());
}
function faults() {
  return differences("boats", stored("boats"), [...boats().slice(0, 2), { _id: oid(3), title: "c", specs: [{ k: "range", v: Int32(1), u: "km" }] }]);
}
