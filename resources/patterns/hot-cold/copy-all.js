$hot$.aggregate([
  { $lookup: { from: $detailsName$, localField: "_id", foreignField: "_id", as: $joinedName$ } },
  { $match: { $joined$: [] } },
  { $project: $project$ },
  { $merge: { into: $detailsName$, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
]);
