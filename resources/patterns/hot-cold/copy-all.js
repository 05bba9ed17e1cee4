$hot$.aggregate([
  { $lookup: { from: $detailsName$, localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: $joinedName$ } },
  { $match: { $joined$: [] } },
  { $project: $project$ },
  { $merge: { into: $detailsName$, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
