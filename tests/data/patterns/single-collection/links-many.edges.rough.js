// Links that only one of the two sides knows, lists that are null, empty or missing, and an order that means something.
const tags = () => [{ _id: oid(1), name: "ünï", book_ids: [oid(11), oid(10)] }, { _id: oid(2), book_ids: [] }, { _id: oid(3), book_ids: null }, { _id: oid(4) }, { ...lookAlikes("_id", "docType", "relatedTo"), _id: oid(5) }];
const books = () => [
  { _id: oid(10), isbn: "1", tag_ids: [oid(3), oid(1)] }, { _id: oid(11), isbn: "2", tag_ids: [oid(2), oid(2)] }, { _id: oid(12), isbn: "3", tag_ids: null }, { _id: oid(13), isbn: "4", tag_ids: [] }, { _id: oid(14), isbn: "5" },
  { ...lookAlikes("_id", "docType", "relatedTo", "isbn", "tag_ids"), _id: oid(15), isbn: "6", tag_ids: [oid(5), oid(4)] },
];
function fill() {
  put("tags", tags());
  put("books", books());
}
let links = { 10: [3, 1], 11: [2, 1], 12: [], 13: [], 14: [], 15: [5, 4] };
const of = n => links[n].map(oid);
const bare = ({ tag_ids, book_ids, ...one }) => one;
function faults() {
  return differences("catalog", stored("catalog"), [...tags().map(one => ({ ...bare(one), docType: "tag", relatedTo: [one._id] })), ...books().map((one, n) => ({ ...bare(one), docType: "book", relatedTo: of(10 + n) }))]);
}
function faultsBack() {
  const pairs = (docs, name, link) => docs.flatMap(one => (one[name] ?? []).map(id => link(one._id, id)));
  const all = Object.keys(links).flatMap(n => of(n).map(id => [oid(n), id]));
  return [
    ...differences("tags", stored("tags").map(bare), tags().map(bare)), ...differences("books", stored("books").map(bare), books().map(bare)),
    ...differences("links of books", pairs(stored("books"), "tag_ids", (book, tag) => [book, tag]), all), ...differences("links of tags", pairs(stored("tags"), "book_ids", (tag, book) => [book, tag]), all),
    ...differences("order", stored("books").map(one => one.tag_ids), Object.keys(links).map(of)),
  ];
}

// New code takes links away and sets others while the former collections are there.
function useNewCode() {
  unlinkBook(oid(10), oid(3));
  linkBook(oid(12), oid(2));
}
function faultsUsed() {
  links = { ...links, 10: [1], 12: [2] };
  return faults();
}
function faultsUsedBack() {
  links = { ...links, 10: [1], 12: [2] };
  return faultsBack();
}
