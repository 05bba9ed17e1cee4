// Refused: these values have to be unique: isbn ["1"]
const books = () => [{ _id: oid(1), isbn: "1" }, { _id: oid(2), isbn: "2" }, { _id: oid(3), isbn: "1" }];
const reviews = () => [{ _id: oid(11), book_id: oid(1), isbn: "2" }];
function fill() {
  db.books.dropIndexes();
  put("books", books());
  put("reviews", reviews());
}
function faultsBack() {
  return [...differences("books", stored("books"), books()), ...differences("reviews", stored("reviews"), reviews()), ...differences("catalog", stored("catalog"), [])];
}
