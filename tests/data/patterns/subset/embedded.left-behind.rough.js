// Somebody who adds or removes an item is killed between two writes, old code adds one late, or several remove the same: who reads gets
// the first items and their number again once the last step has run, and one of those who remove gets true.
const review = (book, n) => ({ _id: oid(book * 100 + n), author_id: oid(1), stars: Int32(n % 5), text: `ünï ${n}`, at: day(n) });
const reviews = (book, from, to) => Array.from({ length: to - from + 1 }, (_, i) => review(book, from + i));
const book = (n, items) => ({ _id: oid(n), isbn: `${n}`, reviews: reviews(n, 1, items) });
const all = n => stored("reviews").filter(one => one.book_id.equals(oid(n))).map(({ book_id, ...one }) => one);
const placed = (n, items) => {
  const found = stored("books").filter(one => one.isbn === `${n}`);
  return [
    ...differences("first items of " + n, found.map(one => one.reviews), [[...items].reverse().slice(0, 3)]),
    ...differences("count of " + n, found.map(one => Number(one.review_count)), [items.length]),
    ...differences("all of " + n, all(n), items),
  ];
};
const cut = [1, 2, 3, 4, 5, 6];
function fill() {
  put("books", cut.map(n => book(n, 5)));
}
function faults() {
  return cut.flatMap(n => placed(n, reviews(n, 1, 5)));
}
const counts = ["books", "updateOne", (filter, change) => change.$inc || change.$push];
const old = (n, item) => db.books.updateOne({ _id: oid(n) }, { $push: { reviews: review(n, item) } }, { bypassDocumentValidation: true });
const remove = (n, item) => removeReview(oid(n), review(n, item)._id);
let found = [];

// Whenever the second one comes, of two who remove an item one gets true; of a document that was cut and of one with its whole list.
function twoRemove(n, prepare) {
  for (const [name, command] of [["reviews", "findOne"], ["books", "findOneAndUpdate"], ["reviews", "deleteOne"], ["reviews.moving", "updateMany"]]) {
    prepare();
    const answers = [];
    amid([name, command, () => true], () => answers.push(remove(n, 6)), () => answers.push(remove(n, 6)));
    answers.push(remove(n, 6));
    found.push(...differences(`answers of ${n} before ${command}`, answers.sort(), [false, false, true]));
  }
}
function later() {
  found = [];
  killedAt(counts, () => addReview(oid(1), review(1, 6)));
  killedAt(counts, () => remove(2, 5));
  old(3, 9);
  found.push(...differences("late", [remove(3, 9), remove(3, 9)], [true, false]), ...placed(3, reviews(3, 1, 5)));
  // the first ones are fewer, and one that comes last takes the place of a better one
  for (const n of [5, 4]) remove(4, n);
  addReview(oid(4), review(4, 0));
  twoRemove(5, () => addReview(oid(5), review(5, 6)));
  put("books", [book(10, 5)]);
  twoRemove(10, () => {
    old(10, 6);
    put("reviews", [{ ...review(10, 6), book_id: oid(10) }]);
  });
  // what somebody writes meanwhile is let be
  db.books.updateOne({ _id: oid(6) }, { $set: { review_count: Int32(0) } });
  const one = () => db.books.updateOne({ _id: oid(6) }, { $set: { review_count: Int32(4) } });
  found.push(...differences("waits", [waiting(one, () => repairBooks({ _id: oid(6) }))], [1]), ...differences("count that is written", stored("books").filter(each => each.isbn === "6").map(each => Number(each.review_count)), [4]));
}
function expectedLater() {
  return [...found, ...placed(1, reviews(1, 1, 6)), ...placed(2, reviews(2, 1, 4)), ...placed(3, reviews(3, 1, 5)), ...placed(4, reviews(4, 0, 3)), ...placed(5, reviews(5, 1, 5)), ...placed(6, reviews(6, 1, 5)), ...placed(10, reviews(10, 1, 5))];
}
