[
{ $lookup: { from: $allName$, localField: "_id", foreignField: $parentIdName$, as: "few", pipeline: [{ $sort: $sort$ }, { $limit: $n$ }, $shown$] } },
{ $lookup: { from: $allName$, localField: "_id", foreignField: $parentIdName$, as: "all", pipeline: [{ $count: "n" }] } },
{ $lookup: { from: $allName$, localField: "was._id", foreignField: "_id", as: "there", let: { of: "$_id" }, pipeline: [{ $match: { $expr: { $eq: [$parentIdValue$, "$$of"] } } }, { $project: { _id: 1 } }] } },
{ $set: { count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
// An item that is in the array only is none of these: the steps of the migration copy it.
{ $match: { $expr: { $and: [{ $eq: [{ $size: "$was" }, { $size: "$was._id" }] }, { $setIsSubset: ["$was._id", "$there._id"] }, { $or: [{ $ne: [$wasOrder$, $fewOrder$] }, { $ne: [{ $size: "$was" }, { $size: "$few" }] }, $wrongCount$] }] } } },
]
