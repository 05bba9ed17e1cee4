// Items move to a collection of their own: what is to move is noted as it is stored, copied, and each item compared with
// its copy; only then it is cut off, and only where the array is still as noted. What changed meanwhile takes another round.
// A copy that is there already is replaced only by an item that was still in its array after that copy had been read:
// whoever has cut the item off since then may have let others change the copy.
function $move$() {
  const noted = db.getCollection($notedName$);
  const former = db.getCollection($formerName$);
  let [seen, tries] = ["", 0];
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
      { $unwind: $arrayValue$ },
      { $project: { item: $arrayValue$ } },
      { $lookup: { from: $allName$, localField: "item._id", foreignField: "_id", as: "was" } },
      { $unwind: "$was" },
      { $match: { $expr: { $eq: [$wasParentId$, "$_id"] } } },
      { $group: { _id: { of: "$_id", item: "$was._id" }, was: { $first: "$was" }, run: { $first: { $literal: run } } } },
      { $out: $formerName$ },
    ], { allowDiskUse: true });
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
      { $merge: { into: $allName$, on: "_id", whenNotMatched: "insert", whenMatched: [{ $replaceWith: "$$ROOT" }] } },
    ], { allowDiskUse: true });
    noted.aggregate([
      ...copies,
      { $match: { own: true } },
      { $project: { of: { of: "$_id", item: "$copy._id" }, is: "$copy" } },
      { $lookup: { from: $formerName$, localField: "of", foreignField: "_id", as: "former" } },
      { $unwind: "$former" },
      { $match: { "former.run": run, $expr: { $ne: ["$is", "$former.was"] } } },
      { $project: { _id: "$is._id", is: 1, was: "$former.was" } },
      { $merge: { into: $allName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
    ], { allowDiskUse: true });
    const differing = [
      ...copies,
      { $group: { _id: { of: "$_id", item: "$copy._id" }, copy: { $first: "$copy" }, own: { $min: "$own" }, times: { $sum: 1 } } },
      { $lookup: { from: $allName$, localField: "copy._id", foreignField: "_id", as: "found" } },
      { $project: { own: 1, times: 1, copy: 1, was: { $arrayElemAt: ["$found", 0] } } },
      { $project: { differs: { $ne: ["$copy", "$was"] }, stays: { $or: [{ $not: ["$own"] }, { $gt: ["$times", 1] }, { $and: [{ $ne: [{ $type: "$was" }, "missing"] }, { $ne: [$wasParentId$, "$_id.of"] }] }] } } },
      { $match: { $or: [{ differs: true }, { stays: true }] } },
    ];
    const wrong = noted.aggregate([...differing, { $sort: { stays: -1, _id: 1 } }, { $limit: 20 }], { allowDiskUse: true }).toArray();
    const now = EJSON.stringify(wrong.map(one => one._id), { relaxed: false });
    tries = wrong.length > 0 && now === seen ? tries + 1 : 0; // others may be moving the same items
    if (wrong.length > 0 && (wrong[0].stays || tries > 10)) throw new Error("nothing is cut off: these items have no copy of their own in " + $allName$ + ", because " + (wrong[0].stays ? "another item has their _id or they have a field " + $parentIdName$ + " already" : "somebody else has changed the copies that are there") + ": " + EJSON.stringify(wrong.map(one => one._id)));
    seen = now;
    if (wrong.length > 0) noted.aggregate([
      ...differing,
      { $group: { _id: "$_id.of", differs: { $first: true } } },
      { $merge: { into: $notedName$, on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
    ], { allowDiskUse: true });
    noted.aggregate([
      { $match: { run: run, differs: { $exists: false } } },
      { $merge: { into: $parentsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $cut$ } }] } },
    ]);
  }
  noted.drop();
  former.drop();
}
