{
const items = [{ $unwind: $arrayValue$ }, { $project: { item: $arrayValue$ } }];
const odd = $docs$.aggregate([{ $match: { $expr: { $not: [{ $in: [{ $type: $arrayValue$ }, ["array", "null", "missing"]] }] } } }, { $limit: 20 }, { $project: { _id: 1 } }]).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have no array in " + $arrayName$ + ": mend them first: " + EJSON.stringify(odd));
const bare = $docs$.aggregate([...items, { $match: { $expr: { $ne: [{ $type: "$item" }, "object"] } } }, { $limit: 20 }, { $project: { _id: 1 } }]).toArray().map(one => one._id);
if (bare.length > 0) throw new Error("items of these documents are no objects and cannot become documents: mend them first: " + EJSON.stringify(bare));
const same = $docs$.aggregate([
  ...items,
  { $match: { "item._id": { $ne: null } } },
  { $group: { _id: "$item._id", times: { $sum: 1 } } },
  { $match: { times: { $gt: 1 } } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray().map(one => one._id);
if (same.length > 0) throw new Error("several items have the same _id, but in one collection each needs its own. Remove _id from the items where nothing refers to it, and they get new ones: " + EJSON.stringify(same));
const full = $docs$.aggregate([
  { $match: { $only$$array$: { $elemMatch: { _id: null } } } },
  { $match: { $expr: { $gt: [{ $add: [{ $bsonSize: "$$ROOT" }, { $multiply: [17, { $size: $arrayValue$ }] }] }, 16777216] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
if (full.length > 0) throw new Error("these documents have no room for an _id in each item: give the items one in parts: " + EJSON.stringify(full));
}
