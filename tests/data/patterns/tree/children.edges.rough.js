const own = ["_id", "parent_id", "children"];
const nodes = () => [
  { _id: oid(1), title: "root" }, { _id: oid(2), title: "null", parent_id: null },
  ...Array.from({ length: 12 }, (_, n) => ({ _id: oid(10 + n), title: `ünï ${n}`, parent_id: n === 0 ? oid(1) : oid(9 + n) })),
  ...Array.from({ length: 20 }, (_, n) => ({ _id: oid(100 + n), parent_id: oid(2) })),
  { ...lookAlikes(...own), _id: oid(200), parent_id: oid(21) }, { _id: oid(201), parent_id: oid(200), list: [], nothing: null },
  { _id: oid(300), parent_id: oid(201), children: null },
];
function fill() {
  put("categories", nodes());
}
const without = ({ parent_id, children, ...one }) => one;
function faults() {
  return [
    ...differences("categories", stored("categories").map(without), nodes().map(without)),
    ...differences("children", stored("categories").flatMap(one => one.children.map(id => [one._id, id])), nodes().filter(one => one.parent_id).map(one => [one.parent_id, one._id])),
    ...differences("parents", stored("categories").filter(one => "parent_id" in one), []),
  ];
}
// A root has no parent, whether it said so or not.
const asRoot = ({ parent_id, children, ...one }) => ({ ...one, ...(parent_id ? { parent_id } : {}), ...(children ? { children } : {}) });
function faultsBack() {
  return differences("categories", stored("categories").map(asRoot), nodes().map(asRoot));
}

// New code moves and adds documents before the ids of parents go.
function useNewCode() {
  moveCategory(oid(15), oid(2));
  moveCategory(oid(18), null);
  addCategory({ _id: oid(400), title: "new" }, oid(18));
}
const moved = one => String(one._id) === String(oid(15)) ? { ...one, parent_id: oid(2) } : String(one._id) === String(oid(18)) ? without(one) : one;
const used = () => [...nodes().map(moved), { _id: oid(400), title: "new", parent_id: oid(18) }];
function faultsUsed() {
  return differences("children", stored("categories").flatMap(one => one.children.map(id => [one._id, id])), used().filter(one => one.parent_id).map(one => [one.parent_id, one._id]));
}
function faultsUsedBack() {
  return differences("categories", stored("categories").map(asRoot), used().map(asRoot));
}
