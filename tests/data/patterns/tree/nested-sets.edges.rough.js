const own = ["_id", "parent_id", "left", "right"];
const nodes = () => [
  { _id: oid(1), title: "root" }, { _id: oid(2), title: "null", parent_id: null },
  ...Array.from({ length: 12 }, (_, n) => ({ _id: oid(10 + n), title: `ünï ${n}`, parent_id: n === 0 ? oid(1) : oid(9 + n) })),
  ...Array.from({ length: 20 }, (_, n) => ({ _id: oid(100 + n), parent_id: oid(2) })),
  { ...lookAlikes(...own), _id: oid(200), parent_id: oid(21) }, { _id: oid(201), parent_id: oid(200), list: [], nothing: null },
  { _id: Long("9007199254740993"), title: "long" }, { _id: oid(301), parent_id: Long("9007199254740993") },
  { _id: Long("9007199254740992"), title: "next" }, { _id: oid(302), parent_id: Long("9007199254740992") },
];
function fill() {
  put("categories", nodes());
}
const without = ({ left, right, ...one }) => one;
function faults() {
  const all = stored("categories");
  const inside = (one, other) => Number(other.left) < Number(one.left) && Number(one.right) < Number(other.right);
  const parent = one => all.filter(other => inside(one, other)).sort((a, b) => b.left - a.left)[0]?._id ?? null;
  const numbers = all.flatMap(one => [Number(one.left), Number(one.right)]).sort((a, b) => a - b);
  return [
    ...differences("categories", all.map(without), nodes()),
    ...differences("parents", all.map(one => [one._id, parent(one)]), nodes().map(one => [one._id, one.parent_id ?? null])),
    ...differences("numbers", numbers, numbers.map((_, at) => at + 1)),
  ];
}
function faultsBack() {
  return differences("categories", stored("categories"), nodes());
}
