// === code: Read with the copied fields () trips 1, index _id
// What is shown of book is there already: no join.
function readOrder(orderId) {
  return db.orders.findOne({ _id: orderId });
}
// === code: Make a copy () trips 1, index _id
// The object to store beside a reference, or in place of it.
function copyOfBook(bookId) {
  const found = db.books.findOne({ _id: bookId }, { title: 1 });
  if (!found) throw new Error("no such document");
  return { ...found, cached_at: new Date() };
}
// === step: Build the new index ()
db.orders.createIndex({ "lines.book._id": 1 });
// === step: Start writers that store the copies ()
// The object to store beside a reference, or in place of it.
function copyOfBook(bookId) {
  const found = db.books.findOne({ _id: bookId }, { title: 1 });
  if (!found) throw new Error("no such document");
  return { ...found, cached_at: new Date() };
}
// === step: Copy (Needs MongoDB 5.0. A document that changes meanwhile is taken in the next round; an id without a document keeps the id alone.)
let left = -1;
for (;;) {
  db.orders.aggregate([
    { $match: { "lines.book_id": { $exists: true } } },
    { $lookup: { from: "books", localField: "lines.book_id", foreignField: "_id", pipeline: [{ $project: { title: 1 } }, { $set: { cached_at: "$$NOW" } }], as: "c" } },
    { $project: { before: "$lines", after: { $map: { input: "$lines", as: "one", in: { $cond: [{ $eq: [{ $type: "$$one.book_id" }, "missing"] }, "$$one", { $mergeObjects: ["$$one", { book: { $ifNull: [{ $first: { $filter: { input: "$c", as: "d", cond: { $eq: ["$$d._id", "$$one.book_id"] } } } }, { _id: "$$one.book_id" }] } }] }] } } } } },
    { $merge: { into: "orders", on: "_id", whenNotMatched: "discard", whenMatched: [
      { $set: { lines: { $cond: [{ $eq: ["$lines", "$$new.before"] }, "$$new.after", "$lines"] } } },
      { $unset: "lines.book_id" },
    ] } },
  ]);
  const now = db.orders.countDocuments({ "lines.book_id": { $exists: true } });
  if (now === 0 || now === left) break;
  left = now;
}
// === step: Compare ()
print("still with the id alone", db.orders.countDocuments({ "lines.book_id": { $exists: true } }));
print("with copies", db.orders.countDocuments({ "lines.book._id": { $exists: true } }));
// === step: Switch the readers, then drop the index of the old field ()
// === undo: Back to the id alone ()
db.orders.updateMany({ "lines.book._id": { $exists: true } }, [{ $set: { lines: { $map: { input: "$lines", as: "one", in: { $mergeObjects: ["$$one", { book_id: "$$one.book._id" }] } } } } }, { $unset: "lines.book" }]);
