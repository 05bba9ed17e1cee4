// What is in a view already stays there as it is: a run that was broken off goes on, and a later one takes what has come since.
$source$.aggregate([
  { $sort: { _id: 1 } },
  { $project: { key: $keyStage$, item: "$$ROOT" } },
  { $lookup: { from: $viewName$, localField: "_id", foreignField: $idPath$, as: "there" } },
  { $match: { there: [] } },
  { $group: { _id: "$key", items: { $push: "$item" } } },
  { $project: { $list$: "$items" } },
  { $merge: { into: $viewName$, on: "_id", whenNotMatched: "insert", whenMatched: [{ $set: { $list$: { $concatArrays: [
    { $ifNull: [$listValue$, []] },
    { $filter: { input: $newList$, cond: { $not: [{ $in: ["$$this._id", { $ifNull: [$idsValue$, []] }] }] } } },
  ] } } }] } },
], { allowDiskUse: true });
