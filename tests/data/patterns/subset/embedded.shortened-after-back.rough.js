// After the way back old code takes items out of the arrays and changes others: another run knows nothing of those that are gone.
// An item whose document is gone stays in the second collection.
const review = (book, n, more = {}) => ({ author_id: oid(1), stars: Int32(n % 5), _id: oid(book * 100 + n), text: `ünï ${n}`, at: day(100 - n), ...more });
const reviews = (book, from, to) => Array.from({ length: to - from + 1 }, (_, i) => review(book, from + i));
const books = () => [14, 2, 6].map((items, at) => ({ _id: oid(1 + at), isbn: `${at}`, reviews: reviews(1 + at, 0, items - 1) }));
const lost = () => ({ ...review(9, 1), book_id: oid(99) });
function fill() {
  put("books", books());
  put("reviews", [lost()]);
}
const apart = of => [lost(), ...of.flatMap(book => book.reviews.map(item => ({ ...item, book_id: book._id })))];
const placed = of => [
  ...differences("books", stored("books"), of.map(book => ({ ...book, reviews: book.reviews.slice(0, 3), review_count: Int32(book.reviews.length) }))),
  ...differences("all", stored("reviews"), apart(of)),
];
function faults() {
  return placed(books());
}
function faultsBack() {
  return [...differences("books", stored("books"), books()), ...differences("left", stored("reviews"), [lost()])];
}
const changed = () => books().map((book, at) => {
  if (at === 0) return { ...book, reviews: [...book.reviews.slice(0, 1), { ...review(1, 5), text: "changed" }, ...book.reviews.slice(9)] };
  return at === 1 ? { ...book, reviews: [] } : book;
});
function beforeAgain() {
  for (const { _id, reviews } of changed()) db.books.updateOne({ _id }, { $set: { reviews } }, { bypassDocumentValidation: true });
}
function faultsAgain() {
  return placed(changed());
}
