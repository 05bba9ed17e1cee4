// Refused: of their own
const boats = () => [{ _id: oid(1), title: "a", hull: Double(1) }, { _id: oid(2), title: "b", hull: Double(2), specs: "see leaflet" }];
function fill() {
  put("boats", boats());
}
function faultsBack() {
  return differences("boats", stored("boats"), boats());
}
