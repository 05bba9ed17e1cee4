// === code: Insert a document and its details () trips 2, index _id
// The details first: where a reader finds a document, its details are there. Nobody finds what a broken insert leaves behind,
// and the next one with that _id replaces it.
function insertArticle(item) {
  const cold = ["body", "source", "imported"];
  const all = Object.entries({ _id: new ObjectId(), ...item });
  const hot = Object.fromEntries(all.filter(([name]) => !cold.includes(name)));
  const details = Object.fromEntries(all.filter(([name]) => name === "_id" || cold.includes(name)));
  let left = false;
  try {
    db.article_texts.insertOne(details);
  } catch (error) {
    if (error.code !== 11000 || !db.article_texts.findOne({ _id: details._id }, { _id: 1 })) throw error; // a second try
    left = true;
  }
  const result = db.articles.insertOne(hot);
  if (left) db.article_texts.replaceOne({ _id: hot._id }, details, { upsert: true });
  return result;
}
// === code: Read the document (newest) trips 1, index _id
function readArticle(articleId) {
  return db.articles.findOne({ _id: articleId });
}
// === code: Read the document with its details (audit) trips 2, index _id
// A document without details was deleted between the two reads.
function readWholeArticle(articleId) {
  const hot = db.articles.findOne({ _id: articleId });
  if (!hot) return null;
  const details = db.article_texts.findOne({ _id: articleId });
  return details ? { ...hot, ...details } : null;
}
// === code: Read several with their details () trips 1, index _id
function findWholeArticles(filter, sort = { _id: 1 }, limit = 20) {
  return db.articles.aggregate([
    { $match: filter },
    { $sort: sort },
    { $limit: limit },
    { $replaceWith: { document: "$$ROOT" } },
    { $lookup: { from: "article_texts", localField: "document._id", foreignField: "_id", as: "details" } },
    { $replaceWith: { $mergeObjects: ["$document", { $arrayElemAt: ["$details", 0] }] } },
  ]).toArray();
}
// === code: Change the details () trips 1, index _id
// change is an update such as { $set: { … } } of what is in the details.
function changeDetailsOfArticle(articleId, change) {
  return db.article_texts.updateOne({ _id: articleId }, change).matchedCount === 1;
}
// === code: Delete a document and its details () trips 2, index _id
// The document first: from then on nobody finds its details.
function deleteArticle(articleId) {
  const deleted = db.articles.deleteOne({ _id: articleId }).deletedCount === 1;
  db.article_texts.deleteOne({ _id: articleId });
  return deleted;
}
// === code: Delete what is left behind () trips 4, index _id
// Details that a broken insert or delete left behind. They go if they have no document after a while either: an insert may be
// on its way.
function deleteLostDetailsOfArticles(wait = 60000) {
  const lost = db.article_texts.aggregate([
    { $project: { _id: 1 } },
    { $lookup: { from: "articles", localField: "_id", foreignField: "_id", as: "found" } },
    { $match: { found: [] } },
  ]).toArray();
  if (lost.length > 0) sleep(wait);
  let deleted = 0;
  for (const one of lost) {
    if (db.articles.findOne({ _id: one._id }, { _id: 1 })) continue;
    const details = db.article_texts.findOneAndDelete({ _id: one._id }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
    const isBack = details && db.articles.findOne({ _id: one._id }, { _id: 1 }); // inserted at that moment
    if (isBack) {
      try {
        db.article_texts.insertOne(details);
      } catch (error) {
        if (error.code !== 11000 || !db.article_texts.findOne({ _id: details._id }, { _id: 1 })) throw error; // a second try
      }
    } else if (details) deleted += 1;
  }
  return deleted;
}
// === step: Check ()
print("server", db.version());
print("documents", db.articles.countDocuments({}), "of these with such fields", db.articles.countDocuments({ $or: [{ body: { $exists: true } }, { source: { $exists: true } }, { imported: { $exists: true } }] }));
print("already in the second collection", db.article_texts.countDocuments({}));
// === step: Create the second collection and its indexes ()
if (db.getCollectionInfos({ name: "article_texts" }).length === 0) db.createCollection("article_texts");
{
const parse = text => EJSON.parse(text, { relaxed: false });
db.runCommand({ createIndexes: "article_texts", indexes: [
  parse('{"key":{"body":"text"},"name":"body_text"}'),
  parse('{"key":{"source":{"$numberInt":"1"},"imported":{"$numberInt":"-1"}},"name":"source_1_imported_-1"}'),
] });
}
// === step: Deploy readers that ask both collections (No reader may expect the moved fields in the document any more.)
// Until all are moved: what is not in the details yet is still in the document, and in both places it is the same.
function readWholeArticle(articleId) {
  const hot = db.articles.findOne({ _id: articleId });
  if (!hot) return null;
  const details = db.article_texts.findOne({ _id: articleId });
  return { ...hot, ...details };
}
// === step: Deploy writers that write to both (Stop all others that write the moved fields: what they change after the copy is found by the comparison, not moved. Needs MongoDB 4.2.)
// The details first: where a reader finds a document, its details are there. Nobody finds what a broken insert leaves behind,
// and the next one with that _id replaces it.
function insertArticle(item) {
  const cold = ["body", "source", "imported"];
  const all = Object.entries({ _id: new ObjectId(), ...item });
  const hot = Object.fromEntries(all.filter(([name]) => !cold.includes(name)));
  const details = Object.fromEntries(all.filter(([name]) => name === "_id" || cold.includes(name)));
  let left = false;
  try {
    db.article_texts.insertOne(details);
  } catch (error) {
    if (error.code !== 11000 || !db.article_texts.findOne({ _id: details._id }, { _id: 1 })) throw error; // a second try
    left = true;
  }
  const result = db.articles.insertOne(hot);
  if (left) db.article_texts.replaceOne({ _id: hot._id }, details, { upsert: true });
  return result;
}
// Until all are moved: a document is moved before the first change of its details.
function changeDetailsOfArticle(articleId, change) {
  db.articles.aggregate([
    { $match: { _id: articleId } },
    { $lookup: { from: "article_texts", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "details" } },
    { $match: { details: [] } },
    { $project: { body: 1, source: 1, imported: 1 } },
    { $merge: { into: "article_texts", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ]);
  db.article_texts.aggregate([
    { $match: { _id: articleId } },
    { $merge: { into: "articles", on: "_id", whenNotMatched: "discard", whenMatched: [
      { $replaceWith: { $cond: [
        { $and: [{ $eq: ["$body", "$$new.body"] }, { $eq: ["$source", "$$new.source"] }, { $eq: ["$imported", "$$new.imported"] }] },
        { $arrayToObject: { $filter: { input: { $objectToArray: "$$ROOT" }, as: "one", cond: { $not: [{ $in: ["$$one.k", ["body", "source", "imported"]] }] } } } },
        "$$ROOT",
      ] } },
    ] } },
  ]);
  if (db.articles.findOne({ _id: articleId, $or: [{ body: { $exists: true } }, { source: { $exists: true } }, { imported: { $exists: true } }] }, { _id: 1 })) throw new Error("a writer with the old code has changed this document since it was copied");
  return db.article_texts.updateOne({ _id: articleId }, change).matchedCount === 1;
}
// The document first: from then on nobody finds its details.
function deleteArticle(articleId) {
  const deleted = db.articles.deleteOne({ _id: articleId }).deletedCount === 1;
  db.article_texts.deleteOne({ _id: articleId });
  return deleted;
}
// === step: Copy (Writers may go on. Details of what is deleted meanwhile may be left behind; they are deleted at the end.)
db.articles.aggregate([
  { $lookup: { from: "article_texts", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "details" } },
  { $match: { details: [] } },
  { $project: { body: 1, source: 1, imported: 1 } },
  { $merge: { into: "article_texts", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
// === step: Compare ()
// Only _ids are joined: a document and its details together may be larger than a document can be.
function notCopied(filter) {
  return db.articles.aggregate([
    { $match: filter },
    { $lookup: { from: "article_texts", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "details" } },
    { $match: { details: [] } },
    { $project: { _id: 1 } },
    { $limit: 1000 },
  ]).toArray().map(one => one._id);
}
function changedSince(filter) {
  return db.articles.aggregate([
    { $match: { ...filter, $or: [{ body: { $exists: true } }, { source: { $exists: true } }, { imported: { $exists: true } }] } },
    { $lookup: { from: "article_texts", localField: "_id", foreignField: "_id", let: { hot: "$$ROOT" }, as: "details", pipeline: [
      { $match: { $expr: { $not: [{ $and: [{ $eq: ["$body", "$$hot.body"] }, { $eq: ["$source", "$$hot.source"] }, { $eq: ["$imported", "$$hot.imported"] }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { details: { $ne: [] } } },
    { $project: { _id: 1 } },
    { $limit: 1000 },
  ]).toArray().map(one => one._id);
}
// Those that were on their way at the first look are not wrong at the second one.
const lacking = notCopied({ _id: { $in: notCopied({}) } });
const changed = changedSince({ _id: { $in: changedSince({}) } });
print("documents", db.articles.countDocuments({}), "details", db.article_texts.countDocuments({}));
print("documents without details (must be none)", lacking);
print("documents that were changed after the copy (must be none)", changed);
if (lacking.length > 0) throw new Error("run the copy again before anything is taken out");
if (changed.length > 0) throw new Error("a writer still uses the old code: stop it, delete the details of these documents and copy again");
// === step: Take the copied fields out of the documents (Only where the details say the same.)
db.article_texts.aggregate([{ $merge: { into: "articles", on: "_id", whenNotMatched: "discard", whenMatched: [
  { $replaceWith: { $cond: [
        { $and: [{ $eq: ["$body", "$$new.body"] }, { $eq: ["$source", "$$new.source"] }, { $eq: ["$imported", "$$new.imported"] }] },
        { $arrayToObject: { $filter: { input: { $objectToArray: "$$ROOT" }, as: "one", cond: { $not: [{ $in: ["$$one.k", ["body", "source", "imported"]] }] } } } },
        "$$ROOT",
      ] } },
] } }]);
const left = db.articles.countDocuments({ $or: [{ body: { $exists: true } }, { source: { $exists: true } }, { imported: { $exists: true } }] });
print("documents that still hold such fields (must be none)", left);
if (left > 0) throw new Error("they were changed or added by a writer with the old code: stop it, then copy and compare again");
// === step: Drop the indexes that moved ()
for (const name of ["body_text", "source_1_imported_-1"]) {
  if (db.articles.getIndexes().some(index => index.name === name)) db.articles.dropIndex(name);
}
// === step: Deploy the final readers and writers (Later, delete what is left behind.)
// A document without details was deleted between the two reads.
function readWholeArticle(articleId) {
  const hot = db.articles.findOne({ _id: articleId });
  if (!hot) return null;
  const details = db.article_texts.findOne({ _id: articleId });
  return details ? { ...hot, ...details } : null;
}
// change is an update such as { $set: { … } } of what is in the details.
function changeDetailsOfArticle(articleId, change) {
  return db.article_texts.updateOne({ _id: articleId }, change).matchedCount === 1;
}
// Details that a broken insert or delete left behind. They go if they have no document after a while either: an insert may be
// on its way.
function deleteLostDetailsOfArticles(wait = 60000) {
  const lost = db.article_texts.aggregate([
    { $project: { _id: 1 } },
    { $lookup: { from: "articles", localField: "_id", foreignField: "_id", as: "found" } },
    { $match: { found: [] } },
  ]).toArray();
  if (lost.length > 0) sleep(wait);
  let deleted = 0;
  for (const one of lost) {
    if (db.articles.findOne({ _id: one._id }, { _id: 1 })) continue;
    const details = db.article_texts.findOneAndDelete({ _id: one._id }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
    const isBack = details && db.articles.findOne({ _id: one._id }, { _id: 1 }); // inserted at that moment
    if (isBack) {
      try {
        db.article_texts.insertOne(details);
      } catch (error) {
        if (error.code !== 11000 || !db.article_texts.findOne({ _id: details._id }, { _id: 1 })) throw error; // a second try
      }
    } else if (details) deleted += 1;
  }
  return deleted;
}
// === undo: Check ()
// What would become larger than a document can be stops the way back here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const perhaps = db.article_texts.aggregate([
  { $project: { bytes: { $bsonSize: "$$ROOT" } } },
  { $lookup: { from: "articles", let: { of: "$_id" }, as: "hot", pipeline: [
    { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
    { $project: { bytes: { $bsonSize: "$$ROOT" } } },
  ] } },
  { $match: { hot: { $ne: [] }, $expr: { $gt: [{ $add: ["$bytes", { $sum: "$hot.bytes" }] }, 16777216] } } },
  { $project: { _id: 1 } },
]).toArray();
// of these, what is back already counts once
const large = perhaps.map(one => one._id).filter(id => {
  const fields = { $objectToArray: "$$ROOT" };
  const [hot] = db.articles.aggregate([{ $match: { _id: id } }, { $project: { _id: 0, bytes: { $bsonSize: "$$ROOT" }, names: { $map: { input: fields, in: "$$this.k" } } } }]).toArray();
  const missing = { $filter: { input: fields, cond: { $not: [{ $in: ["$$this.k", { $literal: hot?.names ?? [] }] }] } } };
  const [more] = db.article_texts.aggregate([{ $match: { _id: id } }, { $project: { _id: 0, bytes: { $bsonSize: { $arrayToObject: missing } } } }]).toArray();
  return Number(hot?.bytes ?? 0) + Number(more?.bytes ?? 5) - 5 > 16777216;
});
if (large.length > 0) throw new Error("these documents have no room for the fields that are to come back: make some smaller first: " + EJSON.stringify(large.slice(0, 20)));
}
// === undo: Put the fields back into the documents (Stop the writers of these fields before.)
{
const parse = text => EJSON.parse(text, { relaxed: false });
db.runCommand({ createIndexes: "articles", indexes: [
  parse('{"key":{"body":"text"},"name":"body_text"}'),
  parse('{"key":{"source":{"$numberInt":"1"},"imported":{"$numberInt":"-1"}},"name":"source_1_imported_-1"}'),
] });
}
db.article_texts.aggregate([{ $merge: { into: "articles", on: "_id", whenNotMatched: "discard", whenMatched: [
  { $replaceWith: { $mergeObjects: ["$$ROOT", "$$new", "$$ROOT"] } },
] } }]);
// === undo: Drop the second collection (Only when it is no longer used.)
const lacking = db.articles.aggregate([
  { $lookup: { from: "article_texts", localField: "_id", foreignField: "_id", let: { hot: "$$ROOT" }, as: "details", pipeline: [
    { $match: { $expr: { $or: [{ $and: [{ $ne: [{ $type: "$body" }, "missing"] }, { $eq: [{ $type: "$$hot.body" }, "missing"] }] }, { $and: [{ $ne: [{ $type: "$source" }, "missing"] }, { $eq: [{ $type: "$$hot.source" }, "missing"] }] }, { $and: [{ $ne: [{ $type: "$imported" }, "missing"] }, { $eq: [{ $type: "$$hot.imported" }, "missing"] }] }] } } },
    { $project: { _id: 1 } },
  ] } },
  { $match: { details: { $ne: [] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("documents that lack fields of their details (must be none)", lacking);
if (lacking > 0) throw new Error("run the step before once more");
db.article_texts.drop();
