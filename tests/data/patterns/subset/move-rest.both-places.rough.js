// An item that has been copied and not yet cut off is among the first ones by then, for somebody has removed those before it or
// given it more stars; or the run that copied it was killed or refused: whoever comes next cuts it off, and it is stored once.
const review = (book, n, stars = 100 - n) => ({ _id: oid(book * 100 + n), stars: Int32(stars), text: `ünï ${n}` });
const reviews = (book, from, to) => Array.from({ length: to - from + 1 }, (_, i) => review(book, from + i));
const book = (n, items) => ({ _id: oid(n), isbn: `${n}`, reviews: reviews(n, 0, items - 1) });
const first = n => stored("books").find(one => one.isbn === `${n}`).reviews;
const apart = n => stored("old_reviews").filter(one => one.book.equals(oid(n))).map(({ book, ...item }) => item);
const placed = (n, here, there) => [...differences("first items of " + n, [first(n)], [here]), ...differences("rest of " + n, apart(n), there)];
const remove = (n, from, to) => {
  for (const one of reviews(n, from, to)) if (!removeReview(oid(n), one._id)) throw new Error("nothing is removed");
};
const change = (n, item, stars) => db.books.updateOne({ "reviews._id": review(n, item)._id }, { $set: { "reviews.$.stars": Int32(stars) } }, { bypassDocumentValidation: true });
function fill() {
  put("books", [book(1, 12)]);
}
function faults() {
  return [...placed(1, reviews(1, 0, 9), reviews(1, 10, 11)), ...differences("leftovers", db.getCollectionNames().filter(name => name.includes(".")), [])];
}

const move = () => runStep("moveReviews();");
const cuts = ["old_reviews.moving", "aggregate", stages => stages.some(stage => stage.$merge?.into === "books")];
const adds = ["books", "updateOne", (filter, change) => change.$push?.reviews?.$each?.length === 1];
const notes = () => stored("old_reviews.moving").map(one => one._id.of);
let found = [];
function moves() {
  found.push(...faultsOfMoves({ parents: "books", own: n => ({ isbn: `${n}` }), array: "reviews", kept: 10, item: review, apart, remove: removeReview, move, cut: cuts, notes: "old_reviews.moving",
    hinder: (copied, one) => put("old_reviews", [{ ...one, book: oid(77) }]), free: () => db.old_reviews.deleteOne({ book: oid(77) }) }));
  put("books", [book(38, 30)]);
  amid(cuts, () => change(38, 29, 200), move);
  found.push(...placed(38, reviews(38, 0, 8), [...reviews(38, 9, 28), review(38, 29, 200)]));
}

const added = n => ({ ...review(n, 50), stars: Double(95.5) });
function additions() {
  put("books", [40, 41, 42, 43, 44].map(n => book(n, n === 43 ? 11 : 10)));
  amid(adds, () => remove(40, 0, 2), () => addReview(oid(40), added(40)));
  amid(adds, () => change(44, 9, 200), () => addReview(oid(44), added(44)));
  for (const n of [41, 42]) killedAt(adds, () => addReview(oid(n), review(n, 60, 95)));
  remove(41, 0, 2);
  addReview(oid(41), added(41));
  addReview(oid(42), review(42, 70));
  put("old_reviews", [{ ...review(43, 10), book: oid(77) }]);
  found.push(...differences("refusal", [errorOf(() => addReview(oid(43), added(43))).includes("cannot be moved")], [true]));
  remove(43, 0, 2);
  addReview(oid(43), added(43));
  const withAdded = (n, from, to) => [...reviews(n, from, 4), added(n), ...reviews(n, 5, to)];
  found.push(...placed(40, withAdded(40, 3, 8), [review(40, 9)]), ...placed(41, withAdded(41, 3, 8), [review(41, 9)]), ...placed(42, reviews(42, 0, 8), [review(42, 9), review(42, 70)]),
    ...placed(43, [...withAdded(43, 3, 8), review(43, 10)], [review(43, 9)]), ...placed(44, reviews(44, 0, 8), [review(44, 9, 200), added(44)]),
    ...differences("notes of killed ones", notes(), [oid(41), oid(42)]));
  // What comes before the first ones by now is put back while nobody writes.
  putFirstReviews({ _id: oid(44) });
  found.push(...placed(44, [review(44, 9, 200), ...withAdded(44, 0, 7)], [review(44, 8)]));
  db.old_reviews.deleteOne({ book: oid(77) });
  addReview(oid(43), review(43, 80, 0));
  for (const n of [41, 42, 43]) addReview(oid(n), review(n, 90, 0));
}
// New code adds to a null, which old code has left, and items with names that hold a dot.
const dotted = n => ({ ...review(n, 60, 0), "a.b": Int32(1), inner: { "c.$d": Int32(2) } });
function oddAdditions() {
  put("books", [{ ...book(47, 1), reviews: null }, book(48, 10)]);
  for (const n of [47, 48]) addReview(oid(n), dotted(n));
  addReview(oid(48), dotted(48));
  found.push(...placed(47, [dotted(47)], []), ...placed(48, reviews(48, 0, 9), [dotted(48)]));
}
function later() {
  found = [];
  moves();
  additions();
  oddAdditions();
}
function expectedLater() {
  const ids = [...stored("books").flatMap(one => one.reviews), ...stored("old_reviews")].map(one => String(one._id));
  return [...found, ...differences("items", ids, [...new Set(ids)])];
}

// New code adds and removes in a few documents, beside the migration and beside itself.
function writeMeanwhile(client) {
  put("books", [book(200 + client, 14)]);
  const ids = [];
  let removed = 0;
  for (let i = 0; i < 60; i += 1) {
    const n = 201 + ((client + i) % 3);
    const _id = new ObjectId();
    if (addReview(oid(n), { _id, stars: Int32(80 + ((i * 7 + client) % 25)), text: "new" })) ids.push([n, _id]);
    if (i % 2 === 1) {
      const few = db.books.findOne({ _id: oid(n) }, { reviews: 1 })?.reviews ?? [];
      for (const one of few.slice(i % 3, 3)) removed += removeReview(oid(n), one._id) ? 1 : 0;
    }
    if (i % 10 === 9) {
      const [n, _id] = ids.shift();
      removed += removeReview(oid(n), _id) ? 1 : 0;
    }
  }
  return { left: ids.length + Math.floor(60 / 10), removed };
}
function faultsAfter(answers) {
  const ids = [...stored("books").flatMap(one => one.reviews), ...stored("old_reviews")].map(one => String(one._id));
  const sum = name => answers.reduce((total, one) => total + one[name], 0);
  return [...differences("items", [[ids.length, new Set(ids).size]], [Array(2).fill(12 + 3 * 14 + sum("left") - sum("removed"))]), ...differences("notes", stored("old_reviews.moving"), [])];
}
