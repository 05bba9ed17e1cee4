[ // not emitted
{ $lookup: { from: $aboveName$, localField: "_id", foreignField: $listName$, pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }], as: "$field$" } },
{ $set: { $field$: { $reduce: { input: { $concatArrays: [$ownArray$, "$$field$._id"] }, initialValue: [],
  in: { $cond: [{ $in: ["$$this", "$$value"] }, "$$value", { $concatArrays: ["$$value", ["$$this"]] }] } } } } },
] // not emitted
