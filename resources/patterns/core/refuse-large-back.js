// What would become larger than a document can be stops the way back here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
// type and name of each item in an array: sums of the digits of their numbers
const namesOf = n => ({ $add: [{ $multiply: [2, n] }, { $max: [1, 2, 3, 4, 5, 6].map(digits => ({ $subtract: [{ $multiply: [digits, n] }, (10 ** digits - 10) / 9] })) }] });
const items = [
  // $unwind$
  { $project: { _id: 0, of: $parentIdValue$, id: $restId$, bytes: { $subtract: [{ $bsonSize: $whole$ }, $ownBytes$] } } },
];
const withParent = more => ({ $lookup: { from: $parentsName$, let: { of: "$_id" }, as: "parent", pipeline: [
  { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
  { $project: { bytes: { $bsonSize: "$$ROOT" }, ...more } },
] } });
const tooLarge = bytes => ({ $match: { parent: { $ne: [] }, $expr: { $gt: [{ $add: [{ $sum: "$parent.bytes" }, bytes, namesOf("$n")] }, 16777216] } } });
const perhaps = $apart$.aggregate([
  ...items,
  { $group: { _id: "$of", n: { $sum: 1 }, bytes: { $sum: "$bytes" } } },
  withParent({}),
  tooLarge("$bytes"),
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray();
// of these, whoever has items in both places has them once
const large = [];
for (const { _id } of perhaps) {
  const found = $apart$.aggregate([
    { $match: { $parentId$: _id } },
    ...items,
    { $group: { _id: "$of", items: { $push: { id: "$id", bytes: "$bytes" } } } },
    withParent({ ids: $fewIds$ }),
    { $set: { items: { $filter: { input: "$items", cond: { $not: [{ $in: ["$$this.id", { $ifNull: [{ $first: "$parent.ids" }, []] }] }] } } } } },
    { $set: { n: { $size: "$items" } } },
    tooLarge({ $sum: "$items.bytes" }),
    { $project: { _id: 1 } },
  ], { allowDiskUse: true }).toArray();
  if (found.length > 0) large.push(_id);
}
if (large.length > 0) throw new Error("these documents have no room for the items that are to come back: make some smaller, or leave these in the second collection: " + EJSON.stringify(large.slice(0, 20)));
}
