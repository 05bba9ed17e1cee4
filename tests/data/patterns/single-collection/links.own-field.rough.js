// Refused: of their own
const books = () => [{ _id: oid(1), isbn: "1", relatedTo: "a film" }];
function fill() {
  put("books", books());
  put("reviews", [{ _id: oid(2), book_id: oid(1) }]);
}
function faultsBack() {
  return [...differences("books", stored("books"), books()), ...differences("catalog", stored("catalog"), [])];
}
