// Refused: these documents have a field _bsontype somewhere, which no shell can send
const reviews = () => Array.from({ length: 7 }, (_, n) => ({ _id: oid(100 + n), book_id: oid(1), author_id: oid(1), at: day(n) }));
function fill() {
  put("books", [{ _id: oid(1), isbn: "1" }]);
  put("reviews", reviews());
  putUnsendable("reviews", oid(106), "odd");
}
function faultsBack() {
  return differences("reviews", [stored("reviews").length, db.reviews.countDocuments({ "odd.a": 1 })], [7, 1]);
}
