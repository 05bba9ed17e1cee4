// Refused: repair these documents first
const reviews = () => [{ _id: oid(2), book_id: oid(1) }, { _id: oid(3), book_id: oid(77) }, { _id: oid(4), book_id: null }, { _id: oid(5) }];
function fill() {
  put("books", [{ _id: oid(1), isbn: "1" }]);
  put("reviews", reviews());
}
function faultsBack() {
  return [...differences("reviews", stored("reviews"), reviews()), ...differences("catalog", stored("catalog"), [])];
}
