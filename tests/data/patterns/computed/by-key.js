// === code: Add an item (sell) trips 3, index _id
// Smallest and largest values cannot be taken back by a sum: they are looked for again, until nobody has written meanwhile.
function refreshSaleExtremes(key) {
  for (;;) {
    const before = db.sale_stats.findOne({ _id: key });
    if (!before) return;
    const found = db.sales.aggregate([{ $match: { country: key.country, channel: key.channel } }, { $group: { _id: null, min_at: { $min: "$at" } } }]).toArray()[0] ?? {};
    const unchanged = { _id: key, computed_at: before.computed_at, count: before.count };
    if (db.sale_stats.updateOne(unchanged, [{ $set: { min_at: { $ifNull: [{ $literal: found.min_at ?? null }, "$$REMOVE"] } } }]).matchedCount === 1) return;
  }
}
// The numbers change with each item.
function addSale(item) {
  if (item._id === undefined) item._id = new ObjectId();
  db.sales.insertOne(item);
  db.sale_stats.updateOne({ _id: { country: item.country ?? null, channel: item.channel ?? null } }, { $inc: { count: 1, sum_amount: item.amount ?? 0, count_amount: (item.amount == null ? 0 : 1) }, $min: { ...(item.at == null ? {} : { min_at: item.at }) }, $currentDate: { computed_at: true } }, { upsert: true });
  if (!db.sales.findOne({ _id: item._id, at: item.at ?? null }, { _id: 1 })) refreshSaleExtremes({ country: item.country ?? null, channel: item.channel ?? null });
}
// === code: Remove an item () trips 5, index _id
// Smallest and largest values cannot be taken back by a sum: they are looked for again, until nobody has written meanwhile.
function refreshSaleExtremes(key) {
  for (;;) {
    const before = db.sale_stats.findOne({ _id: key });
    if (!before) return;
    const found = db.sales.aggregate([{ $match: { country: key.country, channel: key.channel } }, { $group: { _id: null, min_at: { $min: "$at" } } }]).toArray()[0] ?? {};
    const unchanged = { _id: key, computed_at: before.computed_at, count: before.count };
    if (db.sale_stats.updateOne(unchanged, [{ $set: { min_at: { $ifNull: [{ $literal: found.min_at ?? null }, "$$REMOVE"] } } }]).matchedCount === 1) return;
  }
}
// Whoever has just added or changed the item may not have counted it yet, and a validator refuses numbers below 0: then once more.
function correctSaleNumbers(key, change) {
  for (let n = 0; ; n += 1) {
    try {
      const found = db.sale_stats.updateOne({ _id: key }, [{ $set: change }]);
      if (found.matchedCount === 1 || n === 100) return;
    } catch (error) {
      if (error.code !== 121 || n === 100) throw error;
    }
    sleep(100);
  }
}
function removeSale(id) {
  const item = db.sales.findOneAndDelete({ _id: id });
  if (!item) return false;
  correctSaleNumbers({ country: item.country ?? null, channel: item.channel ?? null }, { count: { $subtract: ["$count", 1] }, sum_amount: { $subtract: ["$sum_amount", { $literal: item.amount ?? 0 }] }, count_amount: { $subtract: ["$count_amount", { $literal: (item.amount == null ? 0 : 1) }] }, computed_at: "$$NOW" });
  refreshSaleExtremes({ country: item.country ?? null, channel: item.channel ?? null });
  return true;
}
// === code: Read (revenue by country) trips 1, index _id
function readSaleStat(key) {
  return db.sale_stats.findOne({ _id: key });
}
// === code: Count again () trips 1, index 
// filter chooses items: {} for all of them, or all those of one group.
function countAllSales(filter) {
  const begun = db.hello().localTime;
  db.sales.aggregate([
    { $match: filter },
    { $group: { _id: { country: { $ifNull: ["$country", null] }, channel: { $ifNull: ["$channel", null] } }, count: { $sum: 1 }, sum_amount: { $sum: "$amount" }, count_amount: { $sum: { $cond: [{ $in: [{ $type: "$amount" }, ["int", "long", "double", "decimal"]] }, 1, 0] } }, min_at: { $min: "$at" } } },
    { $set: { min_at: { $ifNull: ["$min_at", "$$REMOVE"] }, computed_at: "$$NOW" } },
    { $merge: { into: "sale_stats", on: "_id", whenMatched: "replace", whenNotMatched: "insert" } },
  ], { allowDiskUse: true });
  if (Object.keys(filter).length === 0) db.sale_stats.deleteMany({ computed_at: { $lt: begun } });
}
// === code: Mean () trips 1, index _id
// A mean needs no item: the sum by the number of items.
function meanSaleAmount(key) {
  const [found] = db.sale_stats.aggregate([
    { $match: { _id: key } },
    { $project: { mean: { $cond: [{ $gt: ["$count_amount", 0] }, { $divide: ["$sum_amount", "$count_amount"] }, null] } } },
  ]).toArray();
  return found ? found.mean : null;
}
// === step: Check ()
print("server", db.version());
print("documents", db.sales.countDocuments({}));
print("with numbers already", db.sale_stats.countDocuments({ computed_at: { $exists: true } }));
// === step: Stop the writers of the items (An item that is written while the others are counted could be missing, or count twice.)
// === step: Calculate for the first time ()
// filter chooses items: {} for all of them, or all those of one group.
function countAllSales(filter) {
  db.sales.aggregate([
    { $match: filter },
    { $group: { _id: { country: { $ifNull: ["$country", null] }, channel: { $ifNull: ["$channel", null] } }, count: { $sum: 1 }, sum_amount: { $sum: "$amount" }, count_amount: { $sum: { $cond: [{ $in: [{ $type: "$amount" }, ["int", "long", "double", "decimal"]] }, 1, 0] } }, min_at: { $min: "$at" } } },
    { $set: { min_at: { $ifNull: ["$min_at", "$$REMOVE"] }, computed_at: "$$NOW" } },
    { $merge: { into: "sale_stats", on: "_id", whenMatched: [{ $replaceWith: { $cond: [{ $eq: [{ $mergeObjects: ["$$ROOT", { computed_at: null }] }, { $mergeObjects: ["$$new", { computed_at: null }] }] }, "$$ROOT", "$$new"] } }], whenNotMatched: "insert" } },
  ], { allowDiskUse: true });
}
countAllSales({});
// Numbers of groups whose items are all gone.
for (const one of db.sale_stats.aggregate([
  { $project: { kept: { $literal: 1 } } },
  { $unionWith: { coll: "sales", pipeline: [{ $group: { _id: { country: { $ifNull: ["$country", null] }, channel: { $ifNull: ["$channel", null] } } } }] } },
  { $group: { _id: "$_id", places: { $sum: 1 }, kept: { $max: "$kept" } } },
  { $match: { places: 1, kept: 1 } },
], { allowDiskUse: true })) db.sale_stats.deleteOne({ _id: one._id });
// === step: Compare ()
const wrong = db.sales.aggregate([
  { $group: { _id: { country: { $ifNull: ["$country", null] }, channel: { $ifNull: ["$channel", null] } }, count: { $sum: 1 }, sum_amount: { $sum: "$amount" }, count_amount: { $sum: { $cond: [{ $in: [{ $type: "$amount" }, ["int", "long", "double", "decimal"]] }, 1, 0] } }, min_at: { $min: "$at" } } },
  { $project: { counted: "$$ROOT" } },
  { $lookup: { from: "sale_stats", localField: "_id", foreignField: "_id", as: "stored" } },
  { $set: { stored: { $first: "$stored" } } },
  { $match: { $expr: { $not: [{ $and: [{ $eq: [{ $ifNull: ["$stored.count", 0] }, { $ifNull: ["$counted.count", 0] }] }, { $lte: [{ $abs: { $subtract: [{ $ifNull: ["$stored.sum_amount", 0] }, { $ifNull: ["$counted.sum_amount", 0] }] } }, { $multiply: [1e-9, { $max: [1, { $abs: { $ifNull: ["$counted.sum_amount", 0] } }] }] }] }, { $eq: [{ $ifNull: ["$stored.count_amount", 0] }, { $ifNull: ["$counted.count_amount", 0] }] }, { $eq: [{ $ifNull: ["$stored.min_at", null] }, { $ifNull: ["$counted.min_at", null] }] }] }] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray().map(one => one._id);
print("documents whose numbers are not those of their items (must be none)", wrong);
if (wrong.length > 0) throw new Error("the numbers are not those of the items: is somebody writing? Then stop the writers and run the step before once more: " + EJSON.stringify(wrong));
const items = Number(db.sales.aggregate([{ $group: { _id: null, n: { $sum: 1 } } }]).toArray()[0]?.n ?? 0);
const counted = Number(db.sale_stats.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray()[0]?.n ?? 0);
print("items", items, "counted", counted);
if (counted !== items) throw new Error("the numbers are not those of the items: is somebody writing? Then stop the writers and run the step before once more");
// === step: Start writers that use the new code ()
// Smallest and largest values cannot be taken back by a sum: they are looked for again, until nobody has written meanwhile.
function refreshSaleExtremes(key) {
  for (;;) {
    const before = db.sale_stats.findOne({ _id: key });
    if (!before) return;
    const found = db.sales.aggregate([{ $match: { country: key.country, channel: key.channel } }, { $group: { _id: null, min_at: { $min: "$at" } } }]).toArray()[0] ?? {};
    const unchanged = { _id: key, computed_at: before.computed_at, count: before.count };
    if (db.sale_stats.updateOne(unchanged, [{ $set: { min_at: { $ifNull: [{ $literal: found.min_at ?? null }, "$$REMOVE"] } } }]).matchedCount === 1) return;
  }
}
// The numbers change with each item.
function addSale(item) {
  if (item._id === undefined) item._id = new ObjectId();
  db.sales.insertOne(item);
  db.sale_stats.updateOne({ _id: { country: item.country ?? null, channel: item.channel ?? null } }, { $inc: { count: 1, sum_amount: item.amount ?? 0, count_amount: (item.amount == null ? 0 : 1) }, $min: { ...(item.at == null ? {} : { min_at: item.at }) }, $currentDate: { computed_at: true } }, { upsert: true });
  if (!db.sales.findOne({ _id: item._id, at: item.at ?? null }, { _id: 1 })) refreshSaleExtremes({ country: item.country ?? null, channel: item.channel ?? null });
}
// === step: Switch the readers, tighten the validator (Set it to warn and moderate, look for documents that fail, then error and strict.)
// === undo: Remove the numbers (First switch readers and writers back.)
db.sale_stats.drop();
