// Large: new code has filled a document, and an empty list gets its longer name back
// The way back is refused: these documents have no room for what they are to get
const books = () => [{ _id: oid(1), isbn: "1", author_ids: [] }];
function fill() {
  put("books", books());
}
function beforeBack() {
  makeFull("books", oid(1));
}
function faults() {
  return differences("books", stored("books").map(notFull), [{ _id: oid(1), isbn: "1", authors: [] }]);
}
