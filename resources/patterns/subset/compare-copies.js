const wrong = $parents$.aggregate([
  { $lookup: { from: $allName$, localField: "_id", foreignField: $parentIdName$, as: "few", pipeline: [$unpacked$, { $sort: $sort$ }, { $limit: $n$ }, $shown$] } },
  { $lookup: { from: $allName$, localField: "_id", foreignField: $parentIdName$, as: "all", pipeline: [$unpacked$, { $count: "n" }] } },
  { $match: { $expr: { $not: [{ $and: [{ $eq: [{ $size: { $ifNull: [$arrayName$, []] } }, { $size: "$few" }] }, $sameCount$, $sameOrder$] }] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
print("documents whose first items are not those of the list (must be none)", wrong);
if (wrong.length > 0) throw new Error("somebody has written into the list meanwhile: stop those who write items, and run the step before once more: " + EJSON.stringify(wrong));
