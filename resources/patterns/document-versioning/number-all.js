// The numbers go on behind the states that are kept already.
$current$.aggregate([
  { $match: { $revisionKey$: null } },
  { $project: { _id: 1 } },
  { $lookup: { from: $historyName$, localField: "_id", foreignField: $docIdName$, as: "kept" } },
  { $project: { next: { $add: [{ $max: [0, { $max: $keptNumbers$ }] }, 1] } } },
  { $merge: { into: $currentName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $revisionKey$: { $ifNull: [$revisionValue$, "$$new.next"] } } }] } },
]);
