// After the way back old code takes items out of the arrays and changes others: another run knows nothing of those that are gone.
const review = (book, n, more = {}) => ({ _id: oid(book * 100 + n), stars: Int32(100 - n), text: `ünï ${n}`, ...more });
const reviews = (book, from, to) => Array.from({ length: to - from + 1 }, (_, i) => review(book, from + i));
const books = () => [14, 30, 12, 3].map((items, at) => ({ _id: oid(1 + at), isbn: `${at}`, reviews: reviews(1 + at, 0, items - 1) }));
function fill() {
  put("books", books());
}
const placed = (of, kept = 10) => [
  ...differences("books", stored("books"), of.map(book => ({ ...book, reviews: book.reviews.slice(0, kept) }))),
  ...differences("rest", stored("old_reviews"), of.flatMap(book => book.reviews.slice(kept).map(item => ({ ...item, book: book._id })))),
];
function faults() {
  return placed(books());
}
function faultsBack() {
  return placed(books(), 1000);
}
const changed = () => books().map((book, at) => {
  if (at === 0) return { ...book, reviews: [...book.reviews.slice(0, 2), ...book.reviews.slice(11)] };
  if (at === 1) return { ...book, reviews: [...book.reviews.slice(0, 15), { ...review(2, 15), text: "changed" }, ...book.reviews.slice(20)] };
  return at === 2 ? { ...book, reviews: [] } : book;
});
function beforeAgain() {
  for (const { _id, reviews } of changed()) db.books.updateOne({ _id }, { $set: { reviews } }, { bypassDocumentValidation: true });
}
function faultsAgain() {
  return placed(changed());
}
