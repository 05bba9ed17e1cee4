const own = ["_id", "parent_id", "path", "slug"];
const nodes = () => [
  { _id: "root", title: "root" }, { _id: "$null", title: "null", parent_id: null },
  ...Array.from({ length: 12 }, (_, n) => ({ _id: `1${n}`, title: `ünï ${n}`, parent_id: n === 0 ? "root" : `1${n - 1}` })),
  ...Array.from({ length: 20 }, (_, n) => ({ _id: `ünï/${n} .*`, parent_id: "$null" })),
  { ...lookAlikes(...own), _id: "look", parent_id: "111" }, { _id: "below", parent_id: "look", list: [], nothing: null }, { _id: "", parent_id: "below" },
];
function fill() {
  put("categories", nodes());
}
const above = one => one.parent_id === undefined || one.parent_id === null ? [] : [...above(nodes().find(other => other._id === one.parent_id)), one.parent_id];
const path = one => above(one).length === 0 ? null : `,${above(one).join(",")},`;
function faults() {
  return differences("categories", stored("categories"), nodes().map(({ parent_id, ...one }) => ({ ...one, path: path(one.parent_id === undefined ? { ...one, parent_id } : one) })));
}
const asRoot = ({ parent_id, ...one }) => ({ ...one, ...(parent_id === undefined || parent_id === null ? {} : { parent_id }) });
function faultsBack() {
  return differences("categories", stored("categories").map(asRoot), nodes().map(asRoot));
}

// New code moves and adds documents before the ids of parents go.
function useNewCode() {
  moveCategory("15", "$null");
  moveCategory("18", null);
  addCategory({ _id: "new", title: "new" }, "18");
}
const used = () => [...nodes().map(one => one._id === "15" ? { ...one, parent_id: "$null" } : one._id === "18" ? asRoot({ ...one, parent_id: null }) : one), { _id: "new", title: "new", parent_id: "18" }];
function faultsUsed() {
  const parents = new Map(used().map(one => [one._id, one.parent_id ?? null]));
  const way = id => parents.get(id) === null ? "," : `${way(parents.get(id))}${parents.get(id)},`;
  return differences("paths", stored("categories").map(one => [one._id, one.path ?? ","]), used().map(one => [one._id, way(one._id)]));
}
function faultsUsedBack() {
  return differences("categories", stored("categories").map(asRoot), used().map(asRoot));
}
