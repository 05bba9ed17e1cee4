[ // not emitted
{ $lookup: { from: $linksName$, localField: "_id", foreignField: $toOwnName$, pipeline: [{ $project: { _id: 0, one: $toAboveValue$ } }], as: "$field$" } },
{ $set: { $field$: { $setUnion: "$$field$.one" } } },
] // not emitted
