// Somebody who adds an item is killed between two writes, or one that comes last finds room among the first ones: the number is right
// again after the next run, and so are the first ones.
const review = (book, n, more = {}) => ({ _id: oid(book * 100 + n), author_id: oid(1), text: `ünï ${n}`, at: day(n), ...more });
const reviews = (book, from, to) => Array.from({ length: to - from + 1 }, (_, i) => review(book, from + i));
const books = [1, 2, 3, 4];
const newest = items => [...items].sort((a, b) => b.at - a.at);
const first = n => stored("books").filter(one => one.isbn === `${n}`).map(one => one.reviews);
const rest = n => stored("reviews").filter(one => one.book_id.equals(oid(n))).map(({ book_id, ...one }) => one);
const placed = (n, items, few = 5) => [
  ...differences("first items of " + n, first(n), [newest(items).slice(0, few)]),
  ...differences("rest of " + n, newest(rest(n)), newest(items).slice(few)),
  ...differences("count of " + n, stored("books").filter(one => one.isbn === `${n}`).map(one => Number(one.review_count)), [items.length]),
];
function fill() {
  put("books", books.map(n => ({ _id: oid(n), isbn: `${n}` })));
  put("reviews", books.flatMap(n => reviews(n, 1, 9).map(one => ({ ...one, book_id: oid(n) }))));
}
function faults() {
  return books.flatMap(n => placed(n, reviews(n, 1, 9)));
}
const counts = ["books", "updateOne", (filter, change) => change.$inc && !change.$push];
const remove = (n, item) => {
  if (!removeReview(oid(n), review(n, item)._id)) throw new Error("nothing is removed");
};
let found = [];
// One that somebody was killed over is in both places: of two who remove it at once one gets true, and counts one less.
function twoRemove() {
  for (const [name, command] of [["reviews", "findOne"], ["books", "findOneAndUpdate"], ["reviews", "deleteOne"], ["reviews.moving", "updateMany"]]) {
    put("books", [{ _id: oid(5), isbn: "5", reviews: reviews(5, 1, 2), review_count: Int32(2) }]);
    put("reviews", [{ ...review(5, 1), book_id: oid(5) }]);
    const answers = [];
    const removes = () => answers.push(removeReview(oid(5), review(5, 1)._id));
    amid([name, command, () => true], removes, removes);
    found.push(...differences(`answers before ${command}`, answers.sort(), [false, true]), ...placed(5, reviews(5, 2, 2)));
    db.books.deleteOne({ _id: oid(5) });
  }
}
function later() {
  found = [];
  twoRemove();
  killedAt(counts, () => addReview(oid(1), review(1, 0)));
  found.push(...differences("repaired", [waiting(() => {}, () => repairBooks({ _id: oid(1) }))], [1]), ...placed(1, reviews(1, 0, 9)));
  killedAt(counts, () => addReview(oid(1), review(1, -1)));
  // One that comes after those apart is stored apart, although there is room.
  for (const item of [9, 8]) remove(2, item);
  addReview(oid(2), review(2, 0));
  found.push(...placed(2, reviews(2, 0, 7), 3));
  addReview(oid(2), review(2, 20));
  found.push(...placed(2, [...reviews(2, 0, 7), review(2, 20)], 4));
  // Of these two one is better now than those that are with their parent.
  db.reviews.updateOne({ _id: review(3, 2)._id }, { $set: { at: day(30) } });
  putFirstReviews({ _id: oid(3) });
  found.push(...placed(3, [review(3, 1), review(3, 2, { at: day(30) }), ...reviews(3, 3, 9)]));
  db.reviews.updateOne({ _id: review(4, 2)._id }, { $set: { at: day(30) } });
  for (const moment of [["reviews", "deleteMany", () => true], ["books", "aggregate", stages => stages.some(stage => stage.$merge?.into === "books")]]) {
    killedAt(moment, () => putFirstReviews({ _id: oid(4) }));
    addReview(oid(4), review(4, 40 + moment.length));
    remove(4, 40 + moment.length);
  }
}
function expectedLater() {
  return [...found, ...placed(1, reviews(1, -1, 9)), ...placed(2, [...reviews(2, 0, 7), review(2, 20)]), ...placed(4, [review(4, 1), review(4, 2, { at: day(30) }), ...reviews(4, 3, 9)])];
}
