[ // not emitted
{ $lookup: { from: $aboveName$, localField: "_id", foreignField: $listName$, pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }], as: "$field$" } },
{ $set: { $field$: "$$field$._id" } },
] // not emitted
