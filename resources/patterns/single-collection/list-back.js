// Only of those that are still in the one collection: what is removed from it was complete.
$target$.aggregate([
  { $match: { $docType$: $aboveKind$ } },
  { $project: { _id: 1 } },
  { $merge: { into: $aboveName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $list$: [] } }] } },
]);
$target$.aggregate([
  { $match: { $docType$: $kind$ } },
  { $sort: { _id: 1 } },
  // $idsStage$
  { $unwind: "$$field$" },
  { $group: { _id: "$$field$", ids: { $push: "$_id" } } },
  { $lookup: { from: $targetName$, localField: "_id", foreignField: "_id", as: "above" } },
  { $match: { above: { $elemMatch: { $docType$: $aboveKind$ } } } },
  { $merge: { into: $aboveName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $list$: "$$new.ids" } }] } },
], { allowDiskUse: true });
