const books = () => [{ _id: oid(1), title: "many" }, { _id: oid(2), title: "none" }, { ...lookAlikes("_id", "review_stats"), _id: oid(3) }];
const review = (n, book, more = {}) => ({ _id: oid(100 + n), book_id: book, stars: Int32(1 + (n % 5)), at: day(n), ...more });
const reviews = () => [
  ...Array.from({ length: 40 }, (_, n) => review(n, oid(1), n % 3 ? {} : { helpful: n % 2 ? null : Int32(n) })),
  ...Array.from({ length: 10 }, (_, n) => review(50 + n, oid(3), { ...lookAlikes("_id", "book_id", "stars", "helpful", "at"), text: null })),
  review(60, oid(3), { stars: null }), (({ stars, ...one }) => one)(review(61, oid(3))), // the model says that each has stars
  review(80, null), review(81, oid(77)), (({ book_id, ...one }) => one)(review(82, 0)),
];
function fill() {
  put("books", books());
  put("reviews", reviews());
}
const of = book => reviews().filter(one => String(one.book_id) === String(book._id));
function faults() {
  return [
    ...differences("reviews", stored("reviews"), reviews()),
    ...differences("books", stored("books").map(({ review_stats, ...book }) => book), books()),
    ...differences("numbers", stored("books").map(({ _id, review_stats: one }) => [_id, Number(one.count), Number(one.sum_stars), Number(one.count_stars), Number(one.sum_helpful), Number(one.count_helpful), one.max_at ?? null]),
      books().map(book => [book._id, of(book).length, of(book).reduce((n, one) => n + Number(one.stars ?? 0), 0), of(book).filter(one => (one.stars ?? null) !== null).length, of(book).reduce((n, one) => n + Number(one.helpful ?? 0), 0), of(book).filter(one => (one.helpful ?? null) !== null).length, of(book).length ? new Date(Math.max(...of(book).map(one => one.at))) : null])),
  ];
}
function faultsBack() {
  return differences("books", stored("books"), books());
}

// Numbers that went wrong are right after another run.
function later() {
  db.books.updateOne({ _id: oid(1) }, { $set: { "review_stats.count": Int32(3) } });
  put("reviews", [review(90, oid(2))]);
}
function expectedLater() {
  return differences("counts", stored("books").map(one => [one._id, Number(one.review_stats.count)]), [[oid(1), 40], [oid(2), 1], [oid(3), 12]]);
}
