const review = (book, n, more = {}) => ({ _id: oid(book * 100 + n), stars: Int32((n * 7) % 5), text: `ünï ${n} 💬`, at: day(n), ...more });
const reviews = (book, n, more) => Array.from({ length: n }, (_, i) => review(book, i, more));
const books = () => [
  { _id: oid(1), title: "none" },
  { _id: oid(2), title: "null", reviews: null },
  { _id: oid(3), title: "empty", reviews: [] },
  { _id: oid(4), title: "few", reviews: reviews(4, 3) },
  { _id: oid(5), title: "exactly", reviews: reviews(5, 10) },
  { _id: oid(6), title: "many", reviews: reviews(6, 35) },
  { ...lookAlikes("_id", "reviews"), _id: oid(7), reviews: reviews(7, 25, lookAlikes("_id", "book", "stars")) },
  { _id: oid(8), title: "odd values", reviews: reviews(8, 12).map((one, i) => ({ ...one, stars: [null, "five", Double(2.5), Long(4), undefined][i % 5] ?? null })) },
  { _id: oid(9), title: "an item twice in its content", reviews: reviews(9, 14).map(one => ({ ...one, text: "same", at: day(1) })) },
].map((book, i) => ({ isbn: `${i}`, ...book }));
function fill() {
  put("books", books());
}

const without = ({ reviews, ...book }) => book;
const best = items => items.map((item, at) => [item, at]).sort((a, b) => rank(b[0].stars) - rank(a[0].stars) || a[1] - b[1]).map(([item]) => item);
const rank = value => typeof value === "string" ? 1000 : value === null || value === undefined ? -1 : Number(value);
function faults() {
  const few = [], rest = [];
  for (const book of books()) {
    const sorted = best(book.reviews ?? []);
    few.push(...sorted.slice(0, 10).map(item => [book._id, item]));
    rest.push(...sorted.slice(10).map(item => [book._id, item]));
  }
  return [
    ...differences("books", stored("books").map(without), books().map(without)),
    ...differences("first items", stored("books").flatMap(book => (book.reviews ?? []).map(item => [book._id, item])), few),
    ...differences("rest", stored("old_reviews").map(({ book, ...item }) => [book, item]), rest),
    ...differences("leftovers", db.getCollectionNames().filter(name => name.includes(".")), []),
  ];
}

function faultsBack() {
  return [
    ...differences("books", stored("books").map(without), books().map(without)),
    ...differences("items", stored("books").flatMap(book => (book.reviews ?? []).map(item => [book._id, item])), books().flatMap(book => (book.reviews ?? []).map(item => [book._id, item]))),
  ];
}

// Old writers add items and change them in place, new code removes some; what was acknowledged is counted.
const removed = client => Array.from({ length: 6 }, (_, i) => oid(700 + 4 * i + client));
function writeMeanwhile(client) {
  let [added, changed] = [0, 0];
  for (let i = 0; i < 300; i += 1) {
    if (i % 50 === 25 && !removeReview(oid(7), removed(client)[Math.floor(i / 50)])) throw new Error("nothing is removed");
    const _id = oid(4 + (i % 3));
    added += db.books.updateOne({ _id }, { $push: { reviews: { _id: new ObjectId(), stars: Int32(i % 6), text: "new", touched: Int32(0) } } }).modifiedCount;
    changed += db.books.updateOne({ _id, [`reviews.${i % 12}`]: { $exists: true } }, { $inc: { [`reviews.${i % 12}.touched`]: 1 } }).modifiedCount;
  }
  return { added, changed };
}
function faultsAfter(answers) {
  const sum = name => answers.reduce((total, one) => total + one[name], 0);
  const items = [...stored("books").flatMap(book => book.reviews ?? []), ...stored("old_reviews")];
  const whole = items.filter(item => item._id !== undefined);
  const gone = [1, 2, 3].flatMap(removed).map(String);
  return [
    ...differences("items", [whole.length], [books().reduce((n, book) => n + (book.reviews ?? []).length, 0) + sum("added") - gone.length]),
    ...differences("removed ones that came back", whole.map(one => String(one._id)).filter(id => gone.includes(id)), []),
    ...differences("changes", [items.reduce((n, item) => n + Number(item.touched ?? 0), 0)], [sum("changed")]),
  ];
}

// Numbers of 64 bits are compared as numbers, and nothing that comes behind the last of the first items is cut off. Nor is
// anything lost where the first items are in another order, because nobody had to cut them or somebody changed them, or where
// an old writer has just added some.
const whole = n => (n === null ? null : Long(n));
const inOrder = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 9, 20, null];
const news = () => inOrder.map((stars, n) => review(10, n, { stars: whole(stars) }));
const late = n => reviews(n + 20, 3, { stars: Int32(9) });

// Somebody changes the last of the first items after it has been copied, and before it is cut off; or between a run that was
// killed and this one, so that its copy is older. Where a copy is not the item's own, or cannot be told, nothing is cut off.
const odd = (book, n) => (({ _id, ...one }) => ({ ...one, _id }))(review(book, n, { stars: Int32(4 - (n % 5)), values: [Double(NaN), Double(-0), Long("9007199254740993"), Decimal128("1.10"), null, { 2024: Int32(1), a: Int32(2) }] }));
const full = () => [
  { _id: oid(11), isbn: "11", reviews: best(reviews(11, 10, lookAlikes("_id", "book", "stars", "text"))) },
  { _id: oid(12), isbn: "12", reviews: best(Array.from({ length: 10 }, (_, n) => odd(12, n))) },
  { _id: oid(13), isbn: "13", reviews: best(reviews(13, 10)) },
  { _id: oid(14), isbn: "14", reviews: best(reviews(14, 10)) },
  { _id: oid(15), isbn: "15", reviews: best(reviews(15, 10)) },
];
const added = book => review(book, 50, { stars: Int32(9) });
const lastOf = book => full().find(one => one.isbn === String(book)).reviews[9];
function addBeside(book) {
  const updateOne = db.books.updateOne;
  let changed = false;
  db.books.updateOne = function (filter, change, ...more) {
    if (!changed && change.$push?.reviews?.$each?.length === 1) {
      changed = true;
      updateOne.call(db.books, { _id: oid(book), "reviews._id": lastOf(book)._id }, { $set: { "reviews.$.text": "changed" } }, { bypassDocumentValidation: true });
    }
    return updateOne.call(db.books, filter, change, ...more);
  };
  addReview(oid(book), added(book));
  db.books.updateOne = updateOne;
  if (!changed) throw new Error("nobody changed anything meanwhile");
}
function refuses(book, item, reason) {
  let said = "";
  try {
    addReview(oid(book), item);
  } catch (error) {
    said = error.message;
  }
  if (!said.includes(reason)) throw new Error("not refused: " + book + " " + said);
}
function addToFull() {
  put("books", full());
  put("old_reviews", [{ ...lastOf(13), text: "older", book: oid(13) }, { ...lastOf(14), book: oid(77) }]);
  for (const book of [11, 12]) addBeside(book);
  addReview(oid(13), added(13));
  refuses(14, added(14), "another item has their _id");
  refuses(13, { ...lastOf(14), stars: Int32(-5) }, "duplicate key");
  db.books.updateOne({ _id: oid(15) }, [{ $set: { reviews: { $concatArrays: [{ $slice: ["$reviews", 9] }, [{ $mergeObjects: [{ $last: "$reviews" }, { $function: { body: "function() { return { odd: undefined }; }", args: [], lang: "js" } }] }]] } } }], { bypassDocumentValidation: true });
  refuses(15, added(15), "no shell can compare");
}
function faultsOfFull() {
  const rest = book => stored("old_reviews").filter(one => String(one.book) === String(oid(book))).map(({ book, ...item }) => item);
  const first = book => stored("books").find(one => one.isbn === String(book)).reviews;
  const bare = ({ odd, ...item }) => item;
  return [
    ...[11, 12, 13].flatMap(book => [
      ...differences("first items of " + book, first(book), [added(book), ...full().find(one => one.isbn === String(book)).reviews.slice(0, 9)]),
      ...differences("rest of " + book, rest(book), [{ ...lastOf(book), ...(book === 13 ? {} : { text: "changed" }) }])]),
    ...differences("first items of 14", first(14), full()[3].reviews),
    // the server itself can compare it, so the migration has cut off what had been copied
    ...differences("first items of 15", first(15), full()[4].reviews.slice(0, 9)),
    ...differences("rest of 15", rest(15).map(bare), [lastOf(15)]),
    ...differences("undefined", [db.old_reviews.countDocuments({ book: oid(15), odd: { $type: "undefined" } })], [1]),
    ...differences("the same _id elsewhere", stored("old_reviews").filter(one => String(one._id) === String(lastOf(14)._id)), [{ ...lastOf(14), book: oid(77) }]),
  ];
}
const own = () => [review(25, 50, { stars: Int32(5) }), review(26, 50, { stars: Int32(7) })];
function later() {
  put("books", [{ _id: oid(10), isbn: "10", title: "new", reviews: [] }]);
  for (const one of news()) addReview(oid(10), one);
  addReview(oid(5), own()[0]);
  db.books.updateOne({ _id: oid(6) }, { $set: { "reviews.0.stars": Int32(-1) } }, { bypassDocumentValidation: true });
  for (const n of [6, 8]) db.books.updateOne({ _id: oid(n) }, { $push: { reviews: { $each: late(n) } } }, { bypassDocumentValidation: true });
  addReview(oid(6), own()[1]);
  addToFull();
}
function expectedLater() {
  const first = one => one.stars !== null && Number(one.stars) > 10;
  const [book] = stored("books").filter(one => one.isbn === "10");
  const restOf = n => stored("old_reviews").filter(one => String(one.book) === String(oid(n))).map(({ book, ...item }) => item);
  const faults = [...differences("first items", book.reviews, news().filter(first)), ...differences("rest", restOf(10), news().filter(one => !first(one)))];
  const firstOf6 = String(best(reviews(6, 35))[0]._id);
  const all = { 5: [...reviews(5, 10), own()[0]], 6: [...reviews(6, 35).map(one => String(one._id) === firstOf6 ? { ...one, stars: Int32(-1) } : one), ...late(6), own()[1]],
    8: [...books().find(one => one.isbn === "7").reviews, ...late(8)] };
  for (const [n, items] of Object.entries(all)) {
    const { reviews: few } = stored("books").find(one => String(one._id) === String(oid(n)));
    const sorted = best(items);
    faults.push(...differences("items of " + n, [...few, ...restOf(n)], items), ...differences("first stars of " + n, [few.map(one => rank(one.stars))], [sorted.slice(0, 10).map(one => rank(one.stars))]));
  }
  return [...faults, ...faultsOfFull()];
}
