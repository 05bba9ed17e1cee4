// Large: new code has filled a document, and the list of those that belong to it comes back
// The way back is refused: these documents have no room for what they are to get
const tags = () => [{ _id: oid(1), name: "many" }, { _id: oid(2), name: "none" }];
const books = () => Array.from({ length: 20 }, (_, n) => ({ _id: oid(10 + n), isbn: `${n}`, tag_ids: [oid(1)] }));
function fill() {
  put("tags", tags());
  put("books", books());
}
function beforeBack() {
  makeFull("catalog", oid(1));
}
function faults() {
  return [
    ...differences("catalog", stored("catalog").map(notFull), [...tags().map(one => ({ ...one, docType: "tag", relatedTo: [one._id] })), ...books().map(({ tag_ids, ...one }) => ({ ...one, docType: "book", relatedTo: tag_ids }))]),
    ...differences("tags", stored("tags").filter(one => one.full), []),
  ];
}
