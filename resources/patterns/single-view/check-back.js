{
const known = ["_id", $names$];
const more = $view$.aggregate([
  { $project: { more: { $filter: { input: { $objectToArray: "$$ROOT" }, cond: { $not: [{ $in: ["$$this.k", known] }] } } } } },
  { $match: { more: { $ne: [] } } },
  { $limit: 20 },
  { $project: { _id: 1, "more.k": 1 } },
]).toArray();
if (more.length > 0) throw new Error("these views hold what belongs to none of the systems, which would be lost: move it elsewhere first: " + EJSON.stringify(more));
for (const name of [$names$]) {
  const items = [{ $unwind: "$" + name }, { $project: { item: "$" + name } }];
  const noList = $view$.find({ [name]: { $exists: true, $not: { $type: "array" } } }, { _id: 1 }).limit(20).toArray();
  const noId = $view$.aggregate([...items, { $match: { "item._id": null } }, { $limit: 20 }, { $project: { _id: 1 } }]).toArray();
  if (noList.length + noId.length > 0) throw new Error("in these views are no documents with an _id in " + name + ": mend them first: " + EJSON.stringify([...noList, ...noId]));
  const twice = $view$.aggregate([...items, { $group: { _id: "$item._id", n: { $sum: 1 } } }, { $match: { n: { $gt: 1 } } }, { $limit: 20 }], { allowDiskUse: true }).toArray();
  if (twice.length > 0) throw new Error("documents of " + name + " are in the views twice: take the wrong ones away first: " + EJSON.stringify(twice));
}
}
