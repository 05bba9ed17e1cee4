// A list of children that would make its document larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const anyLarge = $docs$.findOne({ $expr: { $gt: [{ $bsonSize: "$$ROOT" }, 15728640] } }, { _id: 1 }) !== null;
const large = $docs$.aggregate([
  // $belowAndAbove$
  { $group: { _id: "$of", bytes: { $sum: { $add: [{ $bsonSize: { x: "$_id" } }, 1] } } } },
  { $match: { bytes: { $gt: anyLarge ? 0 : 1000000 } } },
  { $lookup: { from: $docsName$, let: { of: "$_id" }, as: "above", pipeline: [
    { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
    { $project: { bytes: { $subtract: [{ $bsonSize: "$$ROOT" }, { $bsonSize: { $list$: { $ifNull: [$listValue$, null] } } }] } } },
  ] } },
  { $match: { $expr: { $gt: [{ $add: ["$bytes", { $first: "$above.bytes" }, $listBytes$] }, 16777216] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray().map(one => one._id);
if (large.length > 0) throw new Error("these documents have no room for the list of their children: make them smaller, or give some of the children another parent first: " + EJSON.stringify(large));
}
