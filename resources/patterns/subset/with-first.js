[
{ $lookup: { from: $allName$, localField: "_id", foreignField: $parentIdName$, as: "few", pipeline: [$unpacked$, { $sort: $sort$ }, { $limit: $n$ }, $shown$] } },
{ $lookup: { from: $allName$, localField: "_id", foreignField: $parentIdName$, as: "all", pipeline: [$unpacked$, { $count: "n" }] } },
{ $project: { few: 1, count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
]
