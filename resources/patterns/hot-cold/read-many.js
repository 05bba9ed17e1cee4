function $readMany$(filter, sort = { _id: 1 }, limit = 20) {
  return $hot$.aggregate([
    { $match: filter },
    { $sort: sort },
    { $limit: limit },
    { $lookup: { from: $detailsName$, localField: "_id", foreignField: "_id", as: $joinedName$ } },
    { $replaceRoot: { newRoot: { $mergeObjects: ["$$ROOT", { $arrayElemAt: [$joinedValue$, 0] }] } } },
    { $unset: $joinedName$ },
  ]).toArray();
}
