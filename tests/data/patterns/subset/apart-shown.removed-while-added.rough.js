// Somebody removes an item while somebody else is adding it: its copy, which has some of its fields, goes as well.
const review = (book, n) => ({ _id: oid(book * 100 + n), book_id: oid(book), author_id: oid(1), stars: Int32(n % 5), text: `ünï ${n}`, at: day(n) });
const books = [1, 2];
const reviews = book => Array.from({ length: 11 }, (_, n) => review(book, 1 + n));
const shown = ({ _id, stars, at }) => ({ _id, stars, at });
function fill() {
  put("books", books.map(n => ({ _id: oid(n), isbn: `${n}` })));
  put("reviews", books.flatMap(reviews));
}
// Until another run each removal leaves a gap: only the first of the last two have copies.
const placed = (n, first) => {
  const found = stored("books").filter(one => one.isbn === `${n}`);
  return [...differences("first items of " + n, found.map(one => one.reviews), [[...reviews(n)].reverse().slice(0, first).map(shown)]), ...differences("count of " + n, found.map(one => Number(one.review_count)), [11])];
};
function faults() {
  return [...books.flatMap(n => placed(n, 10)), ...differences("all", stored("reviews"), books.flatMap(reviews))];
}
const remove = (n, item) => {
  if (!removeReview(oid(n), review(n, item)._id)) throw new Error("nothing is removed");
};
const add = n => addReview(oid(n), (({ book_id, ...one }) => one)(review(n, 50)));
let found = [];
function later() {
  // between the two writes, and after both
  amid(["books", "updateOne", (filter, change) => change.$push?.reviews], () => remove(1, 50), () => add(1));
  add(2);
  remove(2, 50);
  // the last one of a document whose count the server lets nobody make negative, before it is counted
  put("books", [{ _id: oid(3), isbn: "3", reviews: [], review_count: Int32(0) }]);
  db.runCommand({ collMod: "books", validator: { review_count: { $not: { $lt: 0 } } }, validationLevel: "strict" });
  put("reviews", [review(3, 50)]);
  const count = item => db.books.updateOne({ _id: oid(3) }, { $push: { reviews: shown(review(3, item)) }, $inc: { review_count: 1 } });
  found = differences("waits", [waiting(() => count(50), () => remove(3, 50))], [1]);
  put("reviews", [review(3, 52)]); // counted just after the first try
  amid(["books", "findOne", filter => filter.review_count], () => count(52), () => found.push(...differences("waits once", [waiting(() => {}, () => remove(3, 52))], [1])));
  put("reviews", [review(3, 51)]); // somebody was killed before counting it
  found.push(...differences("waits for a killed one", [waiting(() => {}, () => remove(3, 51))], [100]));
  found.push(...differences("none", stored("books").filter(one => one.isbn === "3"), [{ _id: oid(3), isbn: "3", reviews: [], review_count: Int32(0) }]));
  db.books.deleteOne({ _id: oid(3) });
  db.runCommand({ collMod: "books", validationLevel: "off" });
  if (removeReview(oid(2), review(2, 50)._id)) throw new Error("removed twice");
  found = [...found, ...books.flatMap(n => placed(n, 9)), ...differences("all", stored("reviews"), books.flatMap(reviews))];
}
function expectedLater() {
  return [...found, ...faults()];
}
