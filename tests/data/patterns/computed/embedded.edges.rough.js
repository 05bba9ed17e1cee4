const books = () => [
  { _id: oid(1), reviews: Array.from({ length: 9 }, (_, n) => ({ _id: oid(n), stars: Int32(1 + (n % 5)), helpful: n % 2 ? null : Int32(n), at: day(n) })) },
  { _id: oid(2), reviews: [] }, { _id: oid(3), reviews: null }, { _id: oid(4) },
  { ...lookAlikes("_id", "reviews", "review_stats"), _id: oid(5), reviews: [{ ...lookAlikes("_id", "stars", "helpful", "at"), _id: oid(50), stars: Int32(2) }] },
];
function fill() {
  put("books", books());
}
function faults() {
  return [
    ...differences("books", stored("books").map(({ review_stats, ...book }) => book), books()),
    ...differences("numbers", stored("books").map(({ _id, review_stats: one }) => [_id, Number(one.count), Number(one.sum_stars)]),
      books().map(book => [book._id, (book.reviews ?? []).length, (book.reviews ?? []).reduce((n, one) => n + Number(one.stars), 0)])),
  ];
}
function faultsBack() {
  return differences("books", stored("books"), books());
}
