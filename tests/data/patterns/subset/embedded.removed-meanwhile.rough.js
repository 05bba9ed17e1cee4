// Code of steps: 4, 9
// The code for the time of the migration: whoever removes an item waits until those who add it are done, or killed.
const review = (book, n) => ({ _id: oid(book * 100 + n), author_id: oid(1), stars: Int32(n % 5), text: `ünï ${n}`, at: day(n) });
const reviews = (book, items) => Array.from({ length: items }, (_, i) => review(book, 1 + i));
const book = (n, items) => ({ _id: oid(n), isbn: `${n}`, reviews: reviews(n, items) });
const bare = ({ book_id, ...one }) => one;
const placed = (n, items) => {
  const found = stored("books").filter(one => one.isbn === `${n}`);
  return [
    ...differences("first items of " + n, found.map(one => one.reviews), [[...items].reverse().slice(0, 3)]),
    ...differences("count of " + n, found.map(one => Number(one.review_count)), [items.length]),
    ...differences("all of " + n, stored("reviews").filter(one => one.book_id.equals(oid(n))).map(bare), items),
  ];
};
function fill() {
  put("books", [book(1, 5), book(2, 2)]);
}
function faults() {
  return [...placed(1, reviews(1, 5)), ...placed(2, reviews(2, 2))];
}

const pushes = ["books", "updateOne", (filter, change) => change.$push?.reviews];
const remove = (n, item) => removeReview(oid(n), review(n, item)._id);
const dotted = () => ({ ...review(12, 6), "a.b": Int32(1), inner: { "c.$d": Int32(2) } }); // as data may name fields
let found = [];
// Of two who remove an item at once one gets true, from a document with its first items and from one with its whole list.
function twoRemove() {
  put("books", [book(14, 5)]);
  for (const n of [1, 14]) {
    for (const [name, command] of [["reviews", "findOne"], ["books", "findOneAndUpdate"], ["reviews", "deleteOne"], ["reviews.moving", "updateMany"]]) {
      addReview(oid(n), review(n, 6));
      const answers = [];
      amid([name, command, () => true], () => answers.push(remove(n, 6)), () => answers.push(remove(n, 6)));
      found.push(...differences(`answers of ${n} before ${command}`, answers.sort(), [false, true]));
    }
  }
}
function later() {
  found = [];
  put("books", [book(10, 5), book(11, 5), book(12, 5)]);
  for (const n of [1, 10]) { // with its first items and its whole list
    amid(pushes, () => found.push(...differences("waits", [errorOf(() => waiting(() => { throw new Error("waits"); }, () => remove(n, 6)))], ["waits"])), () => addReview(oid(n), review(n, 6)));
    found.push(...differences("removed", [waiting(() => {}, () => found.push(...differences("answer", [remove(n, 6)], [true])))], [0]));
  }
  for (const n of [2, 11]) { // killed before it is in the array
    killedAt(pushes, () => addReview(oid(n), review(n, 6)));
    found.push(...differences("waits for a killed one", [waiting(() => {}, () => found.push(...differences("answer", [remove(n, 6)], [true])))], [100]));
  }
  addReview(oid(12), dotted());
  put("books", [{ _id: oid(13), isbn: "13", reviews: null }]);
  addReview(oid(13), review(13, 1));
  twoRemove();
  db.getCollection("reviews.moving").drop();
}
function expectedLater() {
  return [...found, ...differences("count of 1", stored("books").filter(one => one.isbn === "1").map(one => Number(one.review_count)), [5]), ...differences("all of 1", stored("reviews").filter(one => one.book_id.equals(oid(1))).map(bare), reviews(1, 5)),
    ...placed(10, reviews(10, 5)), ...placed(11, reviews(11, 5)), ...placed(12, [...reviews(12, 5), dotted()]), ...placed(13, reviews(13, 1)), ...placed(14, reviews(14, 5))];
}

// Three clients add to few documents and remove the newest ones of each other.
function writeMeanwhile(client) {
  put("books", [book(20 + client, 4)]);
  const [added, removed] = [[], []];
  for (let i = 0; i < 80; i += 1) {
    const item = { _id: new ObjectId(), author_id: oid(1), stars: Int32(1), text: `by ${client}`, at: day(100 + i) };
    const n = 21 + ((i + client) % 3);
    if (db.books.findOne({ _id: oid(n) }, { _id: 1 })) {
      addReview(oid(n), item);
      added.push(String(item._id));
    }
    const [newest] = db.reviews.find({ book_id: oid(21 + i % 3) }).sort({ at: -1 }).limit(1).toArray();
    if (i % 2 === 1 && newest && removeReview(newest.book_id, newest._id)) removed.push(String(newest._id));
  }
  return { added, removed };
}
function faultsAfter(answers) {
  const gone = new Set(answers.flatMap(one => one.removed));
  const expected = [...[21, 22, 23].flatMap(n => reviews(n, 4).map(one => String(one._id))), ...answers.flatMap(one => one.added)].filter(id => !gone.has(id));
  const all = stored("reviews").filter(one => !one.book_id.equals(oid(1)) && !one.book_id.equals(oid(2)));
  const shown = stored("books").flatMap(one => one.reviews).filter(item => !stored("reviews").some(one => one._id.equals(item._id)));
  return [...differences("items", all.map(one => String(one._id)), expected), ...differences("shown, but removed", shown, []),
    ...differences("counts", stored("books").map(one => [one.isbn, Number(one.review_count)]), stored("books").map(one => [one.isbn, stored("reviews").filter(item => item.book_id.equals(one._id)).length]))];
}
