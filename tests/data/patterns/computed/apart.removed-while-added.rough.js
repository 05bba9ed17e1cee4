// Somebody removes or changes an item while somebody else is adding it; the server refuses numbers below 0.
const review = (n, book, stars) => ({ _id: oid(100 + n), book_id: oid(book), stars: Int32(stars), at: day(n) });
const reviews = () => [review(1, 1, 3), review(2, 1, 4)];
function fill() {
  put("books", [1, 2].map(n => ({ _id: oid(n), title: `${n}` })));
  put("reviews", reviews());
}
const numbers = (book, items) => [oid(book), items.length, items.reduce((sum, one) => sum + Number(one.stars), 0), items.length > 0 ? new Date(Math.max(...items.map(one => one.at))) : null];
const stats = () => stored("books").map(({ _id, review_stats: one }) => [_id, Number(one.count), Number(one.sum_stars), one.max_at ?? null]);
function faults() {
  return differences("numbers", stats(), [1, 2].map(book => numbers(book, stored("reviews").filter(one => one.book_id.equals(oid(book))))));
}
const counts = ["books", "updateOne", (filter, change) => change.$inc];
const remove = n => {
  if (!removeReview(oid(100 + n))) throw new Error("nothing is removed");
};
let found = [];
function later() {
  found = [];
  db.runCommand({ collMod: "books", validator: { "review_stats.count": { $gte: 0 }, "review_stats.sum_stars": { $gte: 0 } }, validationLevel: "strict" });
  amid(counts, () => remove(50), () => addReview(review(50, 1, 1))); // the largest date
  amid(counts, () => changeReview(oid(151), { at: day(0), stars: Int32(1) }), () => addReview(review(51, 1, 5)));
  found.push(...faults());
  const one = review(52, 2, 5); // the first one
  const count = () => db.books.updateOne({ _id: oid(2) }, { $inc: { "review_stats.count": 1, "review_stats.sum_stars": 5, "review_stats.count_stars": 1 }, $max: { "review_stats.max_at": one.at }, $currentDate: { "review_stats.computed_at": true } });
  put("reviews", [one]);
  found.push(...differences("waits", [waiting(count, () => remove(52))], [1]), ...faults());
}
function expectedLater() {
  db.runCommand({ collMod: "books", validationLevel: "off" });
  return [...found, ...differences("reviews", stored("reviews"), [...reviews(), { ...review(51, 1, 1), at: day(0) }]), ...faults()];
}
