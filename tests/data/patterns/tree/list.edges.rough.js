// Children of several alphabets and types of ids; a list that holds an id which nobody has.
const nodes = () => [
  { _id: oid(1), title: "root", related_category_ids: [oid(2), oid(3)] }, { ...lookAlikes("_id", "parent_id", "ancestors", "related_category_ids", "title"), _id: oid(2), title: "ünï", related_category_ids: [oid(4)] },
  { _id: oid(3), title: null }, { _id: oid(4), title: "" }, { _id: oid(5), title: "alone" },
];
function fill() {
  put("categories", nodes());
}
const above = { 2: [1], 3: [1], 4: [1, 2] };
const bare = ({ related_category_ids, parent_id, ancestors, ...one }) => one;
function faults() {
  return [
    ...differences("categories", stored("categories").map(bare), nodes().map(bare)),
    ...differences("ancestors", stored("categories").map(one => [one._id, one.ancestors]), nodes().map(one => [one._id, (above[Number(String(one._id).replace(/a/g, ""))] ?? []).map(oid)])),
  ];
}
// The rules want a list of everyone, be it empty.
function faultsBack() {
  return differences("categories", stored("categories"), nodes().map(one => ({ ...one, related_category_ids: one.related_category_ids ?? [] })));
}
