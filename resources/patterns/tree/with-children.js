[
{ $project: { _id: 1 } },
{ $lookup: { from: $docsName$, localField: "_id", foreignField: $parentName$, pipeline: [{ $project: { _id: 1 } }], as: "below" } },
]
