// Only while nobody writes items: where one that is apart comes before one of the first, where these are too few, or where somebody who was
// killed left items in both places, all of them are stored apart and then the first ones put back; {} looks at all documents.
function $putFirst$(filter) {
  const noted = db.getCollection($notedName$);
  const ofSame = { $match: { $expr: { $eq: [$parentIdValue$, "$$of"] } } };
  const wrong = $parents$.aggregate([
    { $match: filter },
    { $match: { $array$: { $type: "array" } } },
    { $project: { few: $arrayName$ } },
    { $lookup: { from: $allName$, localField: "_id", foreignField: $parentIdName$, as: "best", pipeline: [{ $sort: $sort$ }, { $limit: 1 }] } },
    { $lookup: { from: $allName$, localField: "few._id", foreignField: "_id", as: "twice", let: { of: "$_id" }, pipeline: [ofSame, { $project: { _id: 1 } }] } },
    { $unwind: "$best" },
    { $match: { $expr: { $or: [{ $lt: [{ $size: "$few" }, $n$] }, { $ne: ["$twice", []] }, { $anyElementTrue: [{ $map: { input: "$few", as: "one", in: $isAfterBest$ } }] }] } } },
    { $project: { _id: 1 } },
  ], { allowDiskUse: true }).toArray();
  for (const { _id } of wrong) {
    // Whoever adds an item after this was killed knows that some are in both places.
    const note = { _id: { of: _id, run: new ObjectId() }, left: true };
    noted.insertOne(note);
    const items = [
      { $match: { _id } },
      { $project: { one: $arrayName$ } },
      { $unwind: "$one" },
      { $replaceRoot: { newRoot: { $mergeObjects: [{ _id: "$one._id" }, "$one", { $parentId$: "$_id" }] } } },
    ];
    const known = { $match: { _id: { $ne: null } } };
    $parents$.aggregate([...items, known, { $merge: { into: $allName$, on: "_id", whenNotMatched: "insert", whenMatched: [{ $replaceWith: { $cond: [{ $eq: [$parentIdValue$, $newParentId$] }, "$$new", "$$ROOT"] } }] } }]);
    const lacking = $parents$.aggregate([
      ...items,
      { $project: { item: "$$ROOT" } },
      { $lookup: { from: $allName$, localField: "item._id", foreignField: "_id", as: "copy" } },
      { $match: { $expr: { $ne: ["$item", { $arrayElemAt: ["$copy", 0] }] } } },
      { $limit: 20 },
    ]).toArray().map(one => one.item._id);
    if (lacking.length > 0) throw new Error("these items have no _id, or another item has it in " + $allName$ + ": run the steps of the migration once more: " + EJSON.stringify(lacking));
    $parents$.aggregate([
      { $match: { _id } },
      { $project: { was: $arrayName$ } },
      { $lookup: { from: $allName$, localField: "_id", foreignField: $parentIdName$, as: "few", pipeline: [{ $sort: $sort$ }, { $limit: $n$ }, $shown$] } },
      { $merge: { into: $parentsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $array$: { $cond: [{ $eq: [$arrayName$, "$$new.was"] }, "$$new.few", $arrayName$] } } }] } },
    ]);
    const parent = $parents$.findOne({ _id }, { $itemIdName$: 1 });
    $all$.deleteMany({ _id: { $in: ($parentArray$ ?? []).map(one => one._id) }, $parentId$: _id });
    noted.deleteOne({ _id: note._id });
  }
  return wrong.length;
}
