// Somebody removes an item while somebody else is adding it, or while a run copies it: it stays removed, also after another run.
const review = (book, n) => ({ _id: oid(book * 100 + n), author_id: oid(1), stars: Int32(n % 5), text: `ünï ${n}`, at: day(n) });
const reviews = (book, from, to) => Array.from({ length: to - from + 1 }, (_, i) => review(book, from + i));
const book = (n, items) => ({ _id: oid(n), isbn: `${n}`, reviews: reviews(n, 1, items) });
const placed = (n, items) => {
  const found = stored("books").filter(one => one.isbn === `${n}`);
  return [
    ...differences("first items of " + n, found.map(one => one.reviews), [[...items].reverse().slice(0, 3)]),
    ...differences("count of " + n, found.map(one => Number(one.review_count)), [items.length]),
    ...differences("all of " + n, stored("reviews").filter(one => one.book_id.equals(oid(n))).map(({ book_id, ...one }) => one), items),
  ];
};
function fill() {
  put("books", [book(1, 5), book(2, 5), book(3, 5), book(4, 5), book(5, 2)]);
}
function faults() {
  return [1, 2, 3, 4, 5].flatMap(n => placed(n, reviews(n, 1, n === 5 ? 2 : 5)));
}
const remove = (n, item) => {
  if (!removeReview(oid(n), review(n, item)._id)) throw new Error("nothing is removed");
};
const copies = ["reviews.moving", "aggregate", stages => stages.some(stage => stage.$merge?.into === "reviews")];
const copyStep = () => runStep("sleep(1000)");
let found = [];
function later() {
  // between the two writes, before the look that follows, and by somebody who looked into the array before the first
  amid(["books", "updateOne", (filter, change) => change.$push?.reviews], () => remove(1, 6), () => addReview(oid(1), review(1, 6)));
  amid(["reviews", "findOne", filter => String(filter._id) === String(review(2, 6)._id)], () => remove(2, 6), () => addReview(oid(2), review(2, 6)));
  amid(["reviews", "deleteOne", () => true], () => addReview(oid(3), review(3, 6)), () => remove(3, 6));
  const first = n => stored("books").find(one => one.isbn === `${n}`).reviews.map(one => one._id);
  found = [1, 2, 3].flatMap(n => differences("shown of " + n, first(n), reviews(n, 4, 5).map(one => one._id).concat(n === 3 ? [review(3, 3)._id] : []).slice(0, first(n).length)));
  // two remove the same: one takes the copy, the other the item
  addReview(oid(1), review(1, 7));
  const answers = [];
  const removes = () => answers.push(removeReview(oid(1), review(1, 7)._id));
  amid(["reviews", "deleteOne", () => true], removes, removes);
  found.push(...differences("answers", answers, [true, false]));
  // old code has added one that is copied just as it is removed, and one that another run finds
  for (const item of [3, 4]) db.books.updateOne({ _id: oid(5) }, { $push: { reviews: review(5, item) } }, { bypassDocumentValidation: true });
  put("books", [book(6, 6)]);
  amid(copies, () => {
    removeReview(oid(5), review(5, 3)._id);
    for (const item of [6, 1]) remove(6, item);
  }, copyStep);
}
function expectedLater() {
  const all = n => stored("reviews").filter(one => one.book_id.equals(oid(n))).map(({ book_id, ...one }) => one);
  return [...found, ...[1, 2, 3].flatMap(n => differences("count of " + n, stored("books").filter(one => one.isbn === `${n}`).map(one => [Number(one.review_count), all(n).length]), [[5, 5]])),
    ...placed(4, reviews(4, 1, 5)), ...differences("all of 5", all(5), [...reviews(5, 1, 2), review(5, 4)]), ...placed(6, reviews(6, 2, 5))];
}
