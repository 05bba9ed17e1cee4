// Only large items make a bucket larger than a document can be: then the buckets are counted as they are built.
if (parseFloat(db.version()) >= 5 && $items$.findOne({ $expr: { $gt: [{ $bsonSize: "$$ROOT" }, $part$] } }, { _id: 1 })) {
const large = $items$.aggregate([
  { $replaceWith: { _id: "$_id", keys: { $keysFromItem$ }, start: $start$, inner: $inner$, order: { date: $timeValue$, id: "$_id" }, bytes: { $bsonSize: "$$ROOT" } } },
  { $lookup: { from: $takenName$, localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $setWindowFields: { partitionBy: { keys: "$keys", start: "$start", inner: "$inner" }, sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  { $group: { _id: { keys: "$keys", start: "$start", seq: { $floor: { $divide: [{ $subtract: ["$number", 1] }, $most$] } } }, bytes: { $sum: { $add: ["$bytes", 10] } }, first: { $first: "$_id" } } },
  { $match: { bytes: { $gt: 16775000 } } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray().map(one => one.first);
if (large.length > 0) throw new Error("with these items begin buckets that would be larger than a document can be: make items smaller or move them elsewhere first, or choose fewer items for each: " + EJSON.stringify(large));
}
