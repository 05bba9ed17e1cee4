const wrong = $parents$.aggregate([
  { $lookup: { from: $allName$, localField: "_id", foreignField: $parentIdName$, as: "all", pipeline: [{ $project: { _id: 1 } }] } },
  { $match: { $expr: { $or: [{ $ne: [{ $setIntersection: [$fewIds$, "$all._id"] }, []] }, $otherCount$] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
print("documents whose items are in both places, or counted wrongly (must be none)", wrong);
if (wrong.length > 0) throw new Error("somebody has written into the list meanwhile: stop those who write items, and run the steps before once more: " + EJSON.stringify(wrong));
