const review = (n, book, more = {}) => ({ _id: oid(100 + n), book_id: book, author_id: oid(1), text: `ünï ${n}`, at: day(n), ...more });
const books = () => [{ _id: oid(1), isbn: "1" }, { _id: oid(2), isbn: "2" }, { _id: oid(3), isbn: "3", reviews: null }, { ...lookAlikes("_id", "reviews", "review_count"), _id: oid(4), isbn: "4" }];
const reviews = () => [
  ...Array.from({ length: 20 }, (_, n) => review(n, oid(1 + (n % 2)), n > 16 ? { 2024: Int32(n) } : {})),
  ...Array.from({ length: 20 }, (_, n) => review(40 + n, oid(4), lookAlikes("_id", "book_id", "at"))),
  review(80, null), review(81, oid(77)), (({ book_id, ...one }) => one)(review(82, 0)),
];
function fill() {
  put("books", books());
  put("reviews", reviews());
}
const without = ({ reviews, review_count, ...book }) => book;
let made;
const of = book => (made ??= reviews()).filter(one => String(one.book_id) === String(book._id)).sort((a, b) => b.at - a.at);
const bare = ({ book_id, ...item }) => item;
function faults() {
  return [
    ...differences("books", stored("books").map(without), books().map(without)),
    ...differences("counts", stored("books").map(book => [book._id, Number(book.review_count)]), books().map(book => [book._id, of(book).length])),
    ...differences("first items", stored("books").flatMap(book => book.reviews), books().flatMap(book => of(book).slice(0, 5).map(bare))),
    ...differences("rest", stored("reviews"), reviews().filter(one => !books().some(book => of(book).slice(0, 5).some(item => String(item._id) === String(one._id))))),
  ];
}
function faultsBack() {
  return [...differences("books", stored("books"), books().map(({ reviews, ...book }) => book)), ...differences("reviews", stored("reviews"), reviews())];
}
