[ // not emitted
{ $project: { parent: $parentIdValue$ } },
{ $lookup: { from: $targetName$, localField: "parent", foreignField: "_id", as: "of", pipeline: [{ $project: { _id: 1 } }] } },
{ $match: { "of.0": { $exists: true } } }
] // not emitted
