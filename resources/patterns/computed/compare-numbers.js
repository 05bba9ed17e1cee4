const wrong = $from$.aggregate([
  // $counted$
  { $match: { $expr: { $not: [{ $and: [$same$] }] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray().map(one => one._id);
print("documents whose numbers are not those of their items (must be none)", wrong);
if (wrong.length > 0) throw new Error("the numbers are not those of the items: is somebody writing? Then stop the writers and run the step before once more: " + EJSON.stringify(wrong));
