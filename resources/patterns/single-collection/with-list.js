[
// $back$
{ $unset: $docTypeName$ },
{ $lookup: { from: $targetName$, as: $listName$, let: { of: "$_id" }, pipeline: [
  { $match: { $docType$: $kind$ } },
  // $idsStage$
  { $match: { $expr: { $in: ["$$of", "$$field$"] } } },
  { $project: { _id: 1 } },
] } },
{ $set: { $list$: $listIds$ } },
]
