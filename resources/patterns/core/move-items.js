// Items move to a collection of their own: what is to move is noted as it is stored, copied, and each item compared with
// its copy; only then it is cut off, and only where the array is still as noted. What changed meanwhile takes another round.
function $move$() {
  const noted = db.getCollection($notedName$);
  const chosen = $chosen$;
  const same = { $eq: [{ $ifNull: [$arrayValue$, null] }, { $ifNull: ["$$new.before", null] }] };
  const kept = { $map: { input: "$$new.keep", as: "at", in: { $arrayElemAt: [$arrayValue$, "$$at"] } } };
  while ($parents$.findOne(chosen, { _id: 1 })) {
    const run = new ObjectId();
    const items = [{ $match: { run: run } }, { $unwind: { path: "$before", includeArrayIndex: "at" } }];
    const copies = [
      ...items,
      { $match: { $expr: $moves$ } },
      { $project: { copy: { $mergeObjects: [{ _id: "$before._id" }, "$before", { $parentId$: "$_id" }] }, own: { $eq: [{ $ifNull: [$ownParentId$, "$_id"] }, "$_id"] } } },
    ];
    $parents$.aggregate([
      { $match: chosen },
      { $project: { before: $arrayValue$, keep: { $range: [0, { $min: [$kept$, { $size: { $ifNull: [$arrayValue$, []] } }] }] }, run: { $literal: run } } },
      { $out: $notedName$ },
    ], { allowDiskUse: true });
    // $keepFirst$
    noted.aggregate([
      ...copies,
      { $match: { own: true } },
      { $replaceRoot: { newRoot: "$copy" } },
      { $merge: { into: $allName$, on: "_id", whenNotMatched: "insert", whenMatched: [{ $replaceWith: { $cond: [{ $eq: [$parentIdValue$, $newParentId$] }, "$$new", "$$ROOT"] } }] } },
    ], { allowDiskUse: true });
    const wrong = noted.aggregate([
      ...copies,
      { $group: { _id: { of: "$_id", item: "$copy._id" }, copy: { $first: "$copy" }, own: { $min: "$own" }, times: { $sum: 1 } } },
      { $lookup: { from: $allName$, localField: "copy._id", foreignField: "_id", as: "found" } },
      { $project: { wrong: { $or: [{ $not: ["$own"] }, { $gt: ["$times", 1] }, { $ne: ["$copy", { $arrayElemAt: ["$found", 0] }] }] } } },
      { $match: { wrong: true } },
      { $limit: 20 },
      { $project: { _id: 1 } },
    ], { allowDiskUse: true }).toArray().map(one => one._id);
    if (wrong.length > 0) throw new Error("nothing is cut off: these items have no copy of their own in " + $allName$ + ", because another item has their _id or they have a field " + $parentIdName$ + " already: " + EJSON.stringify(wrong));
    noted.aggregate([
      { $match: { run: run } },
      { $merge: { into: $parentsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $cut$ } }] } },
    ]);
  }
  noted.drop();
}
