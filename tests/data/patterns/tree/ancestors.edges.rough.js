const own = ["_id", "parent_id", "ancestors"];
const nodes = () => [
  { _id: oid(1), title: "root" }, { _id: oid(2), title: "null", parent_id: null },
  ...Array.from({ length: 12 }, (_, n) => ({ _id: oid(10 + n), title: `ünï ${n}`, parent_id: n === 0 ? oid(1) : oid(9 + n) })), // a chain
  ...Array.from({ length: 20 }, (_, n) => ({ _id: oid(100 + n), parent_id: oid(2) })),
  { ...lookAlikes(...own), _id: oid(200), parent_id: oid(21) }, { _id: oid(201), parent_id: oid(200), list: [], nothing: null },
  { _id: Int32(5), title: "number" }, { _id: "5", title: "text", parent_id: Int32(5) }, { _id: { a: 1 }, title: "object", parent_id: "5" },
];
function fill() {
  put("categories", nodes());
}
const above = one => {
  const ids = [];
  for (let at = one; at.parent_id; ids.unshift(at._id)) at = nodes().find(other => textOf(other._id) === textOf(at.parent_id));
  return ids;
};
function faults() {
  return differences("categories", stored("categories"), nodes().map(one => ({ ...one, ancestors: above(one) })));
}
function faultsBack() {
  return differences("categories", stored("categories"), nodes());
}
