// Refused: of their own
const docs = () => [{ _id: oid(1), isbn: "1", author_ids: [oid(1)] }, { _id: oid(2), isbn: "2", author_ids: [oid(1)], authors: "somebody" }];
function fill() {
  put("books", docs());
}
function faultsBack() {
  return differences("books", stored("books"), docs());
}
