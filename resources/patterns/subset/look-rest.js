[
{ $lookup: { from: $allName$, localField: "_id", foreignField: $parentIdName$, as: "all", pipeline: [{ $project: { _id: 1 } }] } },
{ $set: { few: "$was", count: { $size: { $setUnion: ["$was._id", "$all._id"] } } } },
{ $match: { $expr: { $and: [{ $eq: [{ $size: "$was" }, { $size: "$was._id" }] }, $wrongCount$] } } },
]
