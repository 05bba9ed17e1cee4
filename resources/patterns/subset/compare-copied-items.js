const changed = $parents$.aggregate([
  { $unwind: $arrayName$ },
  { $lookup: { from: $allName$, localField: $itemIdName$, foreignField: "_id", as: "copy", pipeline: [$shown$] } },
  { $match: { $expr: { $ne: [$arrayName$, { $arrayElemAt: ["$copy", 0] }] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
print("documents with copies that differ from the items of the list (must be none)", changed);
if (changed.length > 0) throw new Error("somebody has written into the list meanwhile: stop those who write items, and run the step before once more: " + EJSON.stringify(changed));
