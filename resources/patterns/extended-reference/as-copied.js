[
{ $project: { doc: "$$ROOT" } },
{ $lookup: { from: $originalsName$, localField: $oldName$, foreignField: "_id", pipeline: [{ $project: { $projection$ } }, $stamp$], as: "c" } },
{ $set: { $place$: $copies$ } },
{ $replaceRoot: { newRoot: "$doc" } },
]
