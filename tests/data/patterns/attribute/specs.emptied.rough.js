// A list of the document's own that is empty stays where no field moves into it; else it goes on the way back, for nobody can tell it
// from one that the script made.
const boats = () => [{ _id: oid(1), title: "own", specs: [] }, { _id: oid(2), title: "filled", specs: [], hull: "steel" }, { _id: oid(3), title: "made", hull: "wood" }];
function fill() {
  put("boats", boats());
}
function faults() {
  return differences("lists", stored("boats").map(one => [one._id, one.hull === undefined, (one.specs ?? []).length]), [[oid(1), true, 0], [oid(2), true, 1], [oid(3), true, 1]]);
}
function faultsBack() {
  return differences("boats", stored("boats"), [boats()[0], ...boats().slice(1).map(({ specs, ...one }) => one)]);
}
