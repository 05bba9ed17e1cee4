const review = (book, n, more = {}) => ({ _id: oid(book * 100 + n), author_id: oid(1), stars: Int32(n % 5), text: `ünï ${n}`, at: day((n * 7) % 31), ...more });
const reviews = (book, n, more) => Array.from({ length: n }, (_, i) => review(book, i, more));
const books = () => [
  { _id: oid(1), isbn: "1" },
  { _id: oid(2), isbn: "2", reviews: null },
  { _id: oid(3), isbn: "3", reviews: [] },
  { _id: oid(4), isbn: "4", reviews: reviews(4, 2) },
  { _id: oid(5), isbn: "5", reviews: reviews(5, 30) },
  { ...lookAlikes("_id", "reviews", "review_count"), _id: oid(6), isbn: "6", reviews: reviews(6, 20, lookAlikes("_id", "book_id", "at")) },
];
function fill() {
  put("books", books());
}
const without = ({ reviews, review_count, ...book }) => book;
const newest = items => [...items].sort((a, b) => b.at - a.at);
function faults() {
  return [
    ...differences("books", stored("books").map(without), books().map(without)),
    ...differences("counts", stored("books").map(book => [book._id, book.review_count]), books().map(book => [book._id, Int32((book.reviews ?? []).length)])),
    ...differences("first items", stored("books").flatMap(book => book.reviews ?? []), books().flatMap(book => newest(book.reviews ?? []).slice(0, 3))),
    ...differences("all", stored("reviews").map(({ book_id, ...item }) => [book_id, item]), books().flatMap(book => (book.reviews ?? []).map(item => [book._id, item]))),
  ];
}
function faultsBack() {
  return [
    ...differences("books", stored("books").map(({ reviews, ...book }) => book), books().map(({ reviews, ...book }) => book)),
    ...differences("items", stored("books").flatMap(book => (book.reviews ?? []).map(item => [book._id, item])), books().flatMap(book => (book.reviews ?? []).map(item => [book._id, item]))),
  ];
}
