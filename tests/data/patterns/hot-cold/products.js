// === code: Insert a document and its details (add) trips 2, index _id
// The details first: where a reader finds a document, its details are there. Nobody finds what a broken insert leaves behind,
// and the next one with that _id replaces it.
function insertProduct(item) {
  const cold = ["description", "manual", "photo"];
  const all = Object.entries({ _id: new ObjectId(), ...item });
  const hot = Object.fromEntries(all.filter(([name]) => !cold.includes(name)));
  const details = Object.fromEntries(all.filter(([name]) => name === "_id" || cold.includes(name)));
  let left = false;
  try {
    db.products_details.insertOne(details);
  } catch (error) {
    if (error.code !== 11000 || !db.products_details.findOne({ _id: details._id }, { _id: 1 })) throw error; // a second try
    left = true;
  }
  const result = db.products.insertOne(hot);
  if (left) db.products_details.replaceOne({ _id: hot._id }, details, { upsert: true });
  return result;
}
// === code: Read the document (list) trips 1, index _id
function readProduct(productId) {
  return db.products.findOne({ _id: productId });
}
// === code: Read the document with its details (show) trips 2, index _id
// A document without details was deleted between the two reads.
function readWholeProduct(productId) {
  const hot = db.products.findOne({ _id: productId });
  if (!hot) return null;
  const details = db.products_details.findOne({ _id: productId });
  return details ? { ...hot, ...details } : null;
}
// === code: Read several with their details () trips 1, index _id
function findWholeProducts(filter, sort = { _id: 1 }, limit = 20) {
  return db.products.aggregate([
    { $match: filter },
    { $sort: sort },
    { $limit: limit },
    { $replaceWith: { document: "$$ROOT" } },
    { $lookup: { from: "products_details", localField: "document._id", foreignField: "_id", as: "details" } },
    { $replaceWith: { $mergeObjects: ["$document", { $arrayElemAt: ["$details", 0] }] } },
  ]).toArray();
}
// === code: Change the details (describe) trips 1, index _id
// change is an update such as { $set: { … } } of what is in the details.
function changeDetailsOfProduct(productId, change) {
  return db.products_details.updateOne({ _id: productId }, change).matchedCount === 1;
}
// === code: Delete a document and its details (drop) trips 2, index _id
// The document first: from then on nobody finds its details.
function deleteProduct(productId) {
  const deleted = db.products.deleteOne({ _id: productId }).deletedCount === 1;
  db.products_details.deleteOne({ _id: productId });
  return deleted;
}
// === code: Delete what is left behind () trips 4, index _id
// Details that a broken insert or delete left behind. They go if they have no document after a while either: an insert may be
// on its way.
function deleteLostDetailsOfProducts(wait = 60000) {
  const lost = db.products_details.aggregate([
    { $project: { _id: 1 } },
    { $lookup: { from: "products", localField: "_id", foreignField: "_id", as: "found" } },
    { $match: { found: [] } },
  ]).toArray();
  if (lost.length > 0) sleep(wait);
  let deleted = 0;
  for (const one of lost) {
    if (db.products.findOne({ _id: one._id }, { _id: 1 })) continue;
    const details = db.products_details.findOneAndDelete({ _id: one._id }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
    const isBack = details && db.products.findOne({ _id: one._id }, { _id: 1 }); // inserted at that moment
    if (isBack) {
      try {
        db.products_details.insertOne(details);
      } catch (error) {
        if (error.code !== 11000 || !db.products_details.findOne({ _id: details._id }, { _id: 1 })) throw error; // a second try
      }
    } else if (details) deleted += 1;
  }
  return deleted;
}
// === step: Check ()
print("server", db.version());
print("documents", db.products.countDocuments({}), "of these with such fields", db.products.countDocuments({ $or: [{ description: { $exists: true } }, { manual: { $exists: true } }, { photo: { $exists: true } }] }));
print("already in the second collection", db.products_details.countDocuments({}));
// === step: Create the second collection and its indexes ()
if (db.getCollectionInfos({ name: "products_details" }).length === 0) db.createCollection("products_details");
// === step: Deploy readers that ask both collections (No reader may expect the moved fields in the document any more.)
// Until all are moved: what is not in the details yet is still in the document, and in both places it is the same.
function readWholeProduct(productId) {
  const hot = db.products.findOne({ _id: productId });
  if (!hot) return null;
  const details = db.products_details.findOne({ _id: productId });
  return { ...hot, ...details };
}
// === step: Deploy writers that write to both (Stop all others that write the moved fields: what they change after the copy is found by the comparison, not moved. Needs MongoDB 4.2.)
// The details first: where a reader finds a document, its details are there. Nobody finds what a broken insert leaves behind,
// and the next one with that _id replaces it.
function insertProduct(item) {
  const cold = ["description", "manual", "photo"];
  const all = Object.entries({ _id: new ObjectId(), ...item });
  const hot = Object.fromEntries(all.filter(([name]) => !cold.includes(name)));
  const details = Object.fromEntries(all.filter(([name]) => name === "_id" || cold.includes(name)));
  let left = false;
  try {
    db.products_details.insertOne(details);
  } catch (error) {
    if (error.code !== 11000 || !db.products_details.findOne({ _id: details._id }, { _id: 1 })) throw error; // a second try
    left = true;
  }
  const result = db.products.insertOne(hot);
  if (left) db.products_details.replaceOne({ _id: hot._id }, details, { upsert: true });
  return result;
}
// Until all are moved: a document is moved before the first change of its details.
function changeDetailsOfProduct(productId, change) {
  db.products.aggregate([
    { $match: { _id: productId } },
    { $lookup: { from: "products_details", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "details" } },
    { $match: { details: [] } },
    { $project: { description: 1, manual: 1, photo: 1 } },
    { $merge: { into: "products_details", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ]);
  db.products_details.aggregate([
    { $match: { _id: productId } },
    { $merge: { into: "products", on: "_id", whenNotMatched: "discard", whenMatched: [
      { $replaceWith: { $cond: [
        { $and: [{ $eq: ["$description", "$$new.description"] }, { $eq: ["$manual", "$$new.manual"] }, { $eq: ["$photo", "$$new.photo"] }] },
        { $arrayToObject: { $filter: { input: { $objectToArray: "$$ROOT" }, as: "one", cond: { $not: [{ $in: ["$$one.k", ["description", "manual", "photo"]] }] } } } },
        "$$ROOT",
      ] } },
    ] } },
  ]);
  if (db.products.findOne({ _id: productId, $or: [{ description: { $exists: true } }, { manual: { $exists: true } }, { photo: { $exists: true } }] }, { _id: 1 })) throw new Error("a writer with the old code has changed this document since it was copied");
  return db.products_details.updateOne({ _id: productId }, change).matchedCount === 1;
}
// The document first: from then on nobody finds its details.
function deleteProduct(productId) {
  const deleted = db.products.deleteOne({ _id: productId }).deletedCount === 1;
  db.products_details.deleteOne({ _id: productId });
  return deleted;
}
// === step: Copy (Writers may go on. Details of what is deleted meanwhile may be left behind; they are deleted at the end.)
db.products.aggregate([
  { $lookup: { from: "products_details", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "details" } },
  { $match: { details: [] } },
  { $project: { description: 1, manual: 1, photo: 1 } },
  { $merge: { into: "products_details", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
// === step: Compare ()
// Only _ids are joined: a document and its details together may be larger than a document can be.
function notCopied(filter) {
  return db.products.aggregate([
    { $match: filter },
    { $lookup: { from: "products_details", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "details" } },
    { $match: { details: [] } },
    { $project: { _id: 1 } },
    { $limit: 1000 },
  ]).toArray().map(one => one._id);
}
function changedSince(filter) {
  return db.products.aggregate([
    { $match: { ...filter, $or: [{ description: { $exists: true } }, { manual: { $exists: true } }, { photo: { $exists: true } }] } },
    { $lookup: { from: "products_details", localField: "_id", foreignField: "_id", let: { hot: "$$ROOT" }, as: "details", pipeline: [
      { $match: { $expr: { $not: [{ $and: [{ $eq: ["$description", "$$hot.description"] }, { $eq: ["$manual", "$$hot.manual"] }, { $eq: ["$photo", "$$hot.photo"] }] }] } } },
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
print("documents", db.products.countDocuments({}), "details", db.products_details.countDocuments({}));
print("documents without details (must be none)", lacking);
print("documents that were changed after the copy (must be none)", changed);
if (lacking.length > 0) throw new Error("run the copy again before anything is taken out");
if (changed.length > 0) throw new Error("a writer still uses the old code: stop it, delete the details of these documents and copy again");
// === step: Take the copied fields out of the documents (Only where the details say the same.)
db.products_details.aggregate([{ $merge: { into: "products", on: "_id", whenNotMatched: "discard", whenMatched: [
  { $replaceWith: { $cond: [
        { $and: [{ $eq: ["$description", "$$new.description"] }, { $eq: ["$manual", "$$new.manual"] }, { $eq: ["$photo", "$$new.photo"] }] },
        { $arrayToObject: { $filter: { input: { $objectToArray: "$$ROOT" }, as: "one", cond: { $not: [{ $in: ["$$one.k", ["description", "manual", "photo"]] }] } } } },
        "$$ROOT",
      ] } },
] } }]);
const left = db.products.countDocuments({ $or: [{ description: { $exists: true } }, { manual: { $exists: true } }, { photo: { $exists: true } }] });
print("documents that still hold such fields (must be none)", left);
if (left > 0) throw new Error("they were changed or added by a writer with the old code: stop it, then copy and compare again");
// === step: Deploy the final readers and writers (Later, delete what is left behind.)
// A document without details was deleted between the two reads.
function readWholeProduct(productId) {
  const hot = db.products.findOne({ _id: productId });
  if (!hot) return null;
  const details = db.products_details.findOne({ _id: productId });
  return details ? { ...hot, ...details } : null;
}
// change is an update such as { $set: { … } } of what is in the details.
function changeDetailsOfProduct(productId, change) {
  return db.products_details.updateOne({ _id: productId }, change).matchedCount === 1;
}
// Details that a broken insert or delete left behind. They go if they have no document after a while either: an insert may be
// on its way.
function deleteLostDetailsOfProducts(wait = 60000) {
  const lost = db.products_details.aggregate([
    { $project: { _id: 1 } },
    { $lookup: { from: "products", localField: "_id", foreignField: "_id", as: "found" } },
    { $match: { found: [] } },
  ]).toArray();
  if (lost.length > 0) sleep(wait);
  let deleted = 0;
  for (const one of lost) {
    if (db.products.findOne({ _id: one._id }, { _id: 1 })) continue;
    const details = db.products_details.findOneAndDelete({ _id: one._id }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
    const isBack = details && db.products.findOne({ _id: one._id }, { _id: 1 }); // inserted at that moment
    if (isBack) {
      try {
        db.products_details.insertOne(details);
      } catch (error) {
        if (error.code !== 11000 || !db.products_details.findOne({ _id: details._id }, { _id: 1 })) throw error; // a second try
      }
    } else if (details) deleted += 1;
  }
  return deleted;
}
// === undo: Check ()
// What would become larger than a document can be stops the way back here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const perhaps = db.products_details.aggregate([
  { $project: { bytes: { $bsonSize: "$$ROOT" } } },
  { $lookup: { from: "products", let: { of: "$_id" }, as: "hot", pipeline: [
    { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
    { $project: { bytes: { $bsonSize: "$$ROOT" } } },
  ] } },
  { $match: { hot: { $ne: [] }, $expr: { $gt: [{ $add: ["$bytes", { $sum: "$hot.bytes" }] }, 16777216] } } },
  { $project: { _id: 1 } },
]).toArray();
// of these, what is back already counts once
const large = perhaps.map(one => one._id).filter(id => {
  const fields = { $objectToArray: "$$ROOT" };
  const [hot] = db.products.aggregate([{ $match: { _id: id } }, { $project: { _id: 0, bytes: { $bsonSize: "$$ROOT" }, names: { $map: { input: fields, in: "$$this.k" } } } }]).toArray();
  const missing = { $filter: { input: fields, cond: { $not: [{ $in: ["$$this.k", { $literal: hot?.names ?? [] }] }] } } };
  const [more] = db.products_details.aggregate([{ $match: { _id: id } }, { $project: { _id: 0, bytes: { $bsonSize: { $arrayToObject: missing } } } }]).toArray();
  return Number(hot?.bytes ?? 0) + Number(more?.bytes ?? 5) - 5 > 16777216;
});
if (large.length > 0) throw new Error("these documents have no room for the fields that are to come back: make some smaller first: " + EJSON.stringify(large.slice(0, 20)));
}
// === undo: Put the fields back into the documents (Stop the writers of these fields before.)
db.products_details.aggregate([{ $merge: { into: "products", on: "_id", whenNotMatched: "discard", whenMatched: [
  { $replaceWith: { $mergeObjects: ["$$ROOT", "$$new", "$$ROOT"] } },
] } }]);
// === undo: Drop the second collection (Only when it is no longer used.)
const lacking = db.products.aggregate([
  { $lookup: { from: "products_details", localField: "_id", foreignField: "_id", let: { hot: "$$ROOT" }, as: "details", pipeline: [
    { $match: { $expr: { $or: [{ $and: [{ $ne: [{ $type: "$description" }, "missing"] }, { $eq: [{ $type: "$$hot.description" }, "missing"] }] }, { $and: [{ $ne: [{ $type: "$manual" }, "missing"] }, { $eq: [{ $type: "$$hot.manual" }, "missing"] }] }, { $and: [{ $ne: [{ $type: "$photo" }, "missing"] }, { $eq: [{ $type: "$$hot.photo" }, "missing"] }] }] } } },
    { $project: { _id: 1 } },
  ] } },
  { $match: { details: { $ne: [] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("documents that lack fields of their details (must be none)", lacking);
if (lacking > 0) throw new Error("run the step before once more");
db.products_details.drop();
