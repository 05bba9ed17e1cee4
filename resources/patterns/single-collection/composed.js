[ // not emitted
{ $lookup: { from: $targetName$, localField: "$field$", foreignField: "_id", pipeline: [{ $project: { $field$: 1 } }], as: "$field$" } },
{ $set: { $field$: { $concat: [{ $ifNull: [{ $concat: [{ $first: "$$field$.$field$" }, $separator$] }, ""] }, { $toString: "$_id" }] } } },
] // not emitted
