// === code: Read with the copied fields () trips 1, index _id
// What is shown of author is there already: no join.
function readBook(bookId) {
  return db.books.findOne({ _id: bookId });
}
// === code: Make a copy () trips 1, index _id
// The object to store beside a reference, or in place of it.
function copyOfAuthor(authorId) {
  const found = db.authors.findOne({ _id: authorId }, { name: 1, born: 1 });
  if (!found) throw new Error("no such document");
  return found;
}
// === step: Build the new index ()
db.books.createIndex({ "authors._id": 1 });
// === step: Start writers that store the copies ()
// The object to store beside a reference, or in place of it.
function copyOfAuthor(authorId) {
  const found = db.authors.findOne({ _id: authorId }, { name: 1, born: 1 });
  if (!found) throw new Error("no such document");
  return found;
}
// === step: Copy (Needs MongoDB 5.0. A document that changes meanwhile is taken in the next round; an id without a document keeps the id alone.)
let left = -1;
for (;;) {
  db.books.aggregate([
    { $match: { author_ids: { $exists: true } } },
    { $lookup: { from: "authors", localField: "author_ids", foreignField: "_id", pipeline: [{ $project: { name: 1, born: 1 } }], as: "c" } },
    { $project: { before: "$author_ids", after: { $map: { input: "$author_ids", as: "one", in: { $ifNull: [{ $first: { $filter: { input: "$c", as: "d", cond: { $eq: ["$$d._id", "$$one"] } } } }, { _id: "$$one" }] } } } } },
    { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [
      { $set: { authors: { $cond: [{ $eq: ["$author_ids", "$$new.before"] }, "$$new.after", "$authors"] } } },
      { $set: { author_ids: { $cond: [{ $eq: [{ $type: "$authors" }, "missing"] }, "$author_ids", "$$REMOVE"] } } },
    ] } },
  ]);
  const now = db.books.countDocuments({ author_ids: { $exists: true } });
  if (now === 0 || now === left) break;
  left = now;
}
// === step: Compare ()
print("still with the id alone", db.books.countDocuments({ author_ids: { $exists: true } }));
print("with copies", db.books.countDocuments({ "authors._id": { $exists: true } }));
// === step: Switch the readers, then drop the index of the old field ()
// === undo: Back to the id alone ()
db.books.updateMany({ "authors._id": { $exists: true } }, [{ $set: { author_ids: { $map: { input: "$authors", as: "one", in: "$$one._id" } } } }, { $unset: "authors" }]);
