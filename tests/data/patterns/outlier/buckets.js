// === code: Add an item (comment) trips 1, index _id
// What does not fit; the same item twice is stored once. The index allows one open bucket for each document.
function spillComMent(poStId, item) {
  const open = { po_st_id: poStId, count: { $lt: 1000 }, "com_ments._id": { $ne: item._id } };
  for (;;) {
    if (db.po_st_extras.findOne({ po_st_id: poStId, "com_ments._id": item._id }, { _id: 1 })) return;
    try {
      db.po_st_extras.updateOne(open, { $push: { com_ments: item }, $inc: { count: 1 }, $setOnInsert: { _id: new ObjectId() } }, { upsert: true });
      return;
    } catch (error) {
      if (error.code !== 11000) throw error; // somebody opened the bucket, or stored the item, at the same moment
    }
  }
}
function addComMent(poStId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: poStId, "mo\u0027re `x` */": { $ne: true }, "com_ments.19": { $exists: false }, "com_ments._id": { $ne: item._id } };
  if (db.po_sts.updateOne(fits, { $push: { com_ments: item } }).matchedCount === 1) return true;
  if (!db.po_sts.findOne({ _id: poStId }, { _id: 1 })) return false;
  if (db.po_sts.findOne({ _id: poStId, "com_ments._id": item._id }, { _id: 1 })) return true; // a second try
  spillComMent(poStId, item);
  return db.po_sts.updateOne({ _id: poStId }, { $set: { "mo\u0027re `x` */": true } }).matchedCount === 1;
}
// === code: Read the document with all items (show) trips 1, index _id
// The second query only for the few that have more.
function readPoSt(poStId) {
  const parent = db.po_sts.findOne({ _id: poStId });
  if (!parent || !parent["mo\u0027re `x` */"]) return parent;
  const rest = db.po_st_extras.find({ po_st_id: poStId }).sort({ _id: 1 }).toArray().flatMap(one => one.com_ments);
  const known = new Set(parent.com_ments.map(item => EJSON.stringify(item._id)));
  parent.com_ments.push(...rest.filter(item => !known.has(EJSON.stringify(item._id))));
  return parent;
}
// === step: Check ()
print("server", db.version());
print("documents", db.po_sts.countDocuments({}), "with more than 20", db.po_sts.countDocuments({ "com_ments.20": { $exists: true } }));
print("items", db.po_sts.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$com_ments", []] } } } } }]).toArray());
print("already apart", db.po_st_extras.countDocuments({}));
// === step: Build the indexes of the second collection ()
db.po_st_extras.createIndex({ po_st_id: 1 }, { name: "po_st_id_open", unique: true, partialFilterExpression: { count: { $lt: 1000 } } });
db.po_st_extras.createIndex({ po_st_id: 1, _id: 1 });
// === step: Start readers that know the mark ()
// The second query only for the few that have more.
function readPoSt(poStId) {
  const parent = db.po_sts.findOne({ _id: poStId });
  if (!parent || !parent["mo\u0027re `x` */"]) return parent;
  const rest = db.po_st_extras.find({ po_st_id: poStId }).sort({ _id: 1 }).toArray().flatMap(one => one.com_ments);
  const known = new Set(parent.com_ments.map(item => EJSON.stringify(item._id)));
  parent.com_ments.push(...rest.filter(item => !known.has(EJSON.stringify(item._id))));
  return parent;
}
// === step: Start writers that spill (Before anything is moved: an old writer knows no mark.)
// What does not fit; the same item twice is stored once. The index allows one open bucket for each document.
function spillComMent(poStId, item) {
  const open = { po_st_id: poStId, count: { $lt: 1000 }, "com_ments._id": { $ne: item._id } };
  for (;;) {
    if (db.po_st_extras.findOne({ po_st_id: poStId, "com_ments._id": item._id }, { _id: 1 })) return;
    try {
      db.po_st_extras.updateOne(open, { $push: { com_ments: item }, $inc: { count: 1 }, $setOnInsert: { _id: new ObjectId() } }, { upsert: true });
      return;
    } catch (error) {
      if (error.code !== 11000) throw error; // somebody opened the bucket, or stored the item, at the same moment
    }
  }
}
function addComMent(poStId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: poStId, "mo\u0027re `x` */": { $ne: true }, "com_ments.19": { $exists: false }, "com_ments._id": { $ne: item._id } };
  if (db.po_sts.updateOne(fits, { $push: { com_ments: item } }).matchedCount === 1) return true;
  if (!db.po_sts.findOne({ _id: poStId }, { _id: 1 })) return false;
  if (db.po_sts.findOne({ _id: poStId, "com_ments._id": item._id }, { _id: 1 })) return true; // a second try
  spillComMent(poStId, item);
  return db.po_sts.updateOne({ _id: poStId }, { $set: { "mo\u0027re `x` */": true } }).matchedCount === 1;
}
// === step: Give every item an identity (Without it a second run would copy the items again.)
const noId = { com_ments: { $elemMatch: { _id: { $exists: false } } } };
for (const doc of db.po_sts.find(noId)) {
  let current = doc;
  while (current) {
    const ids = current.com_ments.map(() => new ObjectId());
    const set = [{ $set: { com_ments: { $map: { input: { $zip: { inputs: ["$com_ments", ids] } }, as: "pair",
      in: { $mergeObjects: [{ _id: { $arrayElemAt: ["$$pair", 1] } }, { $arrayElemAt: ["$$pair", 0] }] } } } } }];
    if (db.po_sts.updateOne({ _id: current._id, com_ments: current.com_ments }, set).matchedCount === 1) break;
    current = db.po_sts.findOne({ _id: doc._id, ...noId });
  }
}
// === step: Move out what is too much ()
// What does not fit; the same item twice is stored once. The index allows one open bucket for each document.
function spillComMent(poStId, item) {
  const open = { po_st_id: poStId, count: { $lt: 1000 }, "com_ments._id": { $ne: item._id } };
  for (;;) {
    if (db.po_st_extras.findOne({ po_st_id: poStId, "com_ments._id": item._id }, { _id: 1 })) return;
    try {
      db.po_st_extras.updateOne(open, { $push: { com_ments: item }, $inc: { count: 1 }, $setOnInsert: { _id: new ObjectId() } }, { upsert: true });
      return;
    } catch (error) {
      if (error.code !== 11000) throw error; // somebody opened the bucket, or stored the item, at the same moment
    }
  }
}
// The mark first, so that writers spill; then only what was marked is copied and cut, whatever passes the threshold meanwhile.
function sweepPoSts() {
  db.po_sts.updateMany({ "com_ments.20": { $exists: true } }, { $set: { "mo\u0027re `x` */": true } });
  // Without promoted values every number keeps its type on the way through the shell.
  for (const doc of db.po_sts.find({ "mo\u0027re `x` */": true, "com_ments.20": { $exists: true } }, { com_ments: 1 }, { promoteValues: false })) {
    for (const item of doc.com_ments.slice(20)) spillComMent(doc._id, item);
    db.po_sts.updateOne({ _id: doc._id, "mo\u0027re `x` */": true }, [{ $set: { com_ments: { $slice: ["$com_ments", 20] } } }]);
  }
}
sweepPoSts();
// === step: Compare ()
print("items", db.po_sts.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$com_ments", []] } } } } }]).toArray(), "and apart", db.po_st_extras.aggregate([{ $group: { _id: null, n: { $sum: { $size: "$com_ments" } } } }]).toArray());
const long = db.po_sts.countDocuments({ "mo\u0027re `x` */": true, "com_ments.20": { $exists: true } });
print("marked documents that are still too long", long);
if (long > 0) throw new Error("run the step before once more");
// === undo: Put the items back into the arrays (Stop the writers first.)
db.po_st_extras.aggregate([
  { $sort: { _id: 1 } },
  { $unwind: "$com_ments" },
  { $group: { _id: "$po_st_id", items: { $push: "$com_ments" } } },
  { $merge: { into: "po_sts", on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { com_ments: { $concatArrays: [{ $ifNull: ["$com_ments", []] }, { $filter: { input: "$$new.items", as: "one",
      cond: { $not: [{ $in: ["$$one._id", { $ifNull: ["$com_ments._id", []] }] }] } } }] } } },
  ] } },
], { allowDiskUse: true });
const missing = db.po_st_extras.aggregate([
  { $unwind: "$com_ments" },
  { $group: { _id: "$po_st_id", ids: { $push: "$com_ments._id" } } },
  { $lookup: { from: "po_sts", localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { $expr: { $not: [{ $setIsSubset: ["$ids", { $ifNull: [{ $arrayElemAt: ["$back.com_ments._id", 0] }, []] }] }] } } },
  { $count: "n" },
], { allowDiskUse: true }).toArray();
print("documents whose items are not back (must be none)", missing);
if (missing.length > 0) throw new Error("look for the documents of these items before anything is removed");
db.po_sts.updateMany({ "mo\u0027re `x` */": { $exists: true } }, { $unset: { "mo\u0027re `x` */": "" } });
db.po_st_extras.drop();
