[ // not emitted
{ $lookup: { from: $aboveName$, localField: "_id", foreignField: $listName$, pipeline: [{ $project: { _id: 1 } }], as: "$field$" } },
{ $set: { $field$: { $setUnion: ["$$field$._id", $ownArray$] } } },
] // not emitted
