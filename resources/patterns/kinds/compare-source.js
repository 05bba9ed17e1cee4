if (db.getCollectionInfos({ name: $sourceName$ }).length > 0) {
  const note = db.getCollection($comparedName$).findOne({ _id: $sourceName$ });
  const copying = note?.state === "copying";
  const state = $stateOf$($sourceName$);
  const different = state !== null && note?.state === state ? [] : $source$.aggregate([
    { $set: { $type$: { $literal: $value$ } } },
    // $stages$
    { $lookup: { from: $targetName$, let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + $sourceName$ + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + $sourceName$ + " since it was compared, and these documents differ from those in " + $targetName$ + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + $targetName$ + " yet, say so by db.getCollection(" + EJSON.stringify($comparedName$) + ").updateOne(" + EJSON.stringify({ _id: $sourceName$ }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !$source$.findOne({}, { _id: 1 }) ? [] : $target$.aggregate([
    { $match: { $type$: $value$ } },
    { $project: { _id: 1 } },
    { $lookup: { from: $sourceName$, localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + $targetName$ + " and not in " + $sourceName$ + ". If they were deleted after they had been copied, delete them in " + $targetName$ + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection($comparedName$).updateOne({ _id: $sourceName$ }, { $set: { state: state } }, { upsert: true });
}
