{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection($comparedName$);
const state = notes.findOne({ _id: $sourceName$ })?.state;
const gone = typeof state !== "string" || state !== $stateOf$($sourceName$) ? [] : $source$.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: $targetName$, localField: "_id", foreignField: "_id", pipeline: [{ $match: { $type$: $value$ } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) $source$.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: $sourceName$ }, { $set: { state: "back" } });
// $newIdsGo$
$target$.aggregate([
  { $match: { $type$: $value$ } },
  // $back$
  { $unset: $typeName$ },
  { $merge: { into: $sourceName$, on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
