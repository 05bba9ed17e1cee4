function $readMany$(filter, sort = { _id: 1 }, limit = 20) {
  return $hot$.aggregate([
    { $match: filter },
    { $sort: sort },
    { $limit: limit },
    { $replaceWith: { document: "$$ROOT" } },
    { $lookup: { from: $detailsName$, localField: "document._id", foreignField: "_id", as: "details" } },
    { $replaceWith: { $mergeObjects: ["$document", { $arrayElemAt: ["$details", 0] }] } },
  ]).toArray();
}
