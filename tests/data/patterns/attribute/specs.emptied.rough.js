// A list of the document's own that is empty or null stays where no field moves into it; else it goes on the way back, for nobody
// can tell it from one that the script made, and is the last field when the fields move again. One with items keeps its place.
const boats = () => [
  { _id: oid(1), specs: [], title: "own" }, { _id: oid(2), specs: null, title: "own" },
  { _id: oid(3), specs: [], hull: "steel", title: "filled" }, { _id: oid(4), specs: null, hull: "steel", title: "filled" },
  { _id: oid(5), hull: "wood", title: "made" },
  { _id: oid(6), specs: [{ k: "sail", v: "red" }], hull: "wood", title: "with items" },
];
function fill() {
  put("boats", boats());
}
const fieldsOf = docs => docs.map(one => Object.keys(one));
const inPlace = ["_id", "specs", "title"], last = ["_id", "title", "specs"];
const moved = () => differences("lists", stored("boats").map(one => [one._id, one.hull === undefined, one.specs && one.specs.length]), [0, null, 1, 1, 1, 2].map((n, at) => [oid(at + 1), true, n]));
function faults() {
  return [...moved(), ...differences("order", fieldsOf(stored("boats")), [inPlace, inPlace, inPlace, inPlace, last, inPlace])];
}
function faultsBack() {
  return differences("boats", stored("boats"), [...boats().slice(0, 2), ...boats().slice(2, 5).map(({ specs, ...one }) => one), boats()[5]]);
}
function faultsAgain() {
  return [...moved(), ...differences("order", fieldsOf(stored("boats")), [inPlace, inPlace, last, last, last, inPlace])];
}
