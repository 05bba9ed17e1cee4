// Between runs: changed since they were copied|they were deleted after|Nobody can say which ones are newer
const unknown = () => [{ _id: oid(900), docType: "gift", title: "ünï" }, { _id: oid(901), title: "of no kind" }];
const books = () => [
  ...Array.from({ length: 20 }, (_, n) => ({ _id: oid(n), isbn: `b${n}`, title: "ünï" })), { _id: oid(50), isbn: "50", title: null, list: [] }, { _id: "text", isbn: "51" },
  { ...lookAlikes("_id", "isbn", "docType", "relatedTo", "at"), at: "beside a list in the same index, which takes one", _id: oid(52), isbn: "52" },
];
const reviews = () => [
  ...Array.from({ length: 60 }, (_, n) => ({ _id: oid(100 + n), book_id: oid(n % 20), stars: Int32(n % 5), at: day(n) })), { _id: oid(300), book_id: "text", at: null },
  { ...lookAlikes("_id", "book_id", "docType", "relatedTo", "at"), _id: oid(301), book_id: oid(52), at: "never" },
];
function fill() {
  put("books", books());
  put("reviews", reviews());
  put("catalog", unknown());
}
function faults() {
  return faultsOf(books(), reviews());
}
function faultsOf(books, reviews) {
  return differences("catalog", stored("catalog"), [
    ...books.map(one => ({ ...one, docType: "book", relatedTo: [one._id] })), ...reviews.map(({ book_id, ...one }) => ({ ...one, docType: "review", relatedTo: [book_id] })), ...unknown()]);
}
function faultsBack() {
  return [...differences("books", stored("books"), books()), ...differences("reviews", stored("reviews"), reviews()), ...differences("others", stored("catalog"), unknown())];
}
const added = () => [{ _id: oid(70), isbn: "70" }, { _id: oid(370), book_id: oid(70) }];
function writeBetween() {
  const [book, review] = added();
  db.books.updateOne({ _id: oid(0) }, { $set: { late: "changed" } });
  put("books", [book]);
  writeLate("reviews", reviews(), review);
}
function faultsBetween(refused) {
  const [[first, ...others], [book, review]] = [books(), added()];
  const [lateBooks, lateReviews] = [[{ ...first, late: "changed" }, ...others, book], afterLate(reviews(), review)];
  if (refused) return [...differences("books", stored("books"), lateBooks), ...differences("reviews", stored("reviews"), lateReviews)];
  return faultsOf(lateBooks, lateReviews);
}
function mendBetween() {
  db.catalog.updateOne({ _id: oid(0) }, { $set: { late: "changed" } });
  writeLate("catalog", reviews());
}
