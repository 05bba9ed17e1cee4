[
{ $unwind: $arrayName$ },
{ $lookup: { from: $allName$, localField: $itemIdName$, foreignField: "_id", as: "copy", pipeline: [{ $project: { $parentId$: 1 } }] } },
{ $match: { $expr: { $not: [{ $in: ["$_id", $copyParentId$] }] } } },
]
