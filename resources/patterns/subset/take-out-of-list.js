const different = $all$.aggregate([
  { $project: { item: "$$ROOT", plain: "$$ROOT" } },
  { $unset: $plainParentId$ },
  { $lookup: { from: $parentsName$, localField: $itemParentId$, foreignField: "_id", as: "parent" } },
  { $unwind: "$parent" },
  { $project: { plain: 1, kept: { $filter: { input: $parentItems$, as: "one", cond: { $eq: ["$$one._id", "$_id"] } } } } },
  { $match: { $expr: { $and: [{ $ne: ["$kept", []] }, { $ne: ["$plain", { $arrayElemAt: ["$kept", 0] }] }] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
if (different.length > 0) throw new Error("nothing is taken out: these items changed after they were copied; make their copies the same first: " + EJSON.stringify(different));
for (const doc of $parents$.find({ $array$: { $exists: true } }, { $array$: 1 }))
  $all$.deleteMany({ $parentId$: doc._id, _id: { $in: $docArray$.map(item => item._id) } });
