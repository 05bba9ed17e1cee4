{
// $fillBuckets$
const ms = { $toString: { $toLong: "$first" } };
$items$.aggregate([
  { $project: { item: "$$ROOT", group: $keyValue$, order: { date: $timeValue$, id: "$_id" } } },
  { $lookup: { from: $takenName$, localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  ...(later ? [{ $lookup: { from: $pagesName$, let: { group: "$group" }, as: "open", pipeline: [
    { $match: { $expr: { $and: [{ $eq: [$pageKeyValue$, "$$group"] }, { $lt: ["$count", $size$] }] } } },
    { $project: { count: 1 } },
  ] } }] : []),
  { $set: { open: { $arrayElemAt: [{ $ifNull: ["$open", []] }, 0] } } },
  { $setWindowFields: { partitionBy: "$group", sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  { $set: { page: { $floor: { $divide: [{ $add: ["$number", -1, { $ifNull: ["$open.count", 0] }] }, $size$] } } } },
  { $set: { open: { $cond: [{ $eq: ["$page", 0] }, "$open", "$$REMOVE"] } } },
  // $unset$
  { $group: { _id: { group: "$group", page: "$page" }, open: { $first: "$open" }, first: { $min: "$order.date" }, count: { $sum: 1 },
    ids: { $push: "$order.id" }, items: { $push: "$item" } } },
  { $setWindowFields: { partitionBy: { group: "$_id.group", first: "$first" }, sortBy: { "_id.page": 1 }, output: { same: { $documentNumber: {} } } } },
  { $project: { ids: 1,
    open: { $cond: [{ $eq: [{ $type: "$open" }, "object"] }, { _id: "$open._id", count: "$open.count", items: "$items" }, "$$REMOVE"] },
    bucket: { $cond: [{ $eq: [{ $type: "$open" }, "object"] }, "$$REMOVE", {
      _id: { $concat: [{ $toString: "$_id.group" }, $separator$,
        { $substrCP: [{ $concat: ["0000000000000", ms] }, { $strLenCP: ms }, 13] },
        { $cond: [{ $or: [later, { $gt: ["$same", 1] }] }, { $concat: ["_", later ? String(Date.now()) : "", { $toString: "$same" }] }, ""] }] },
      $key$: "$_id.group", count: { $toInt: "$count" }, $array$: "$items" }] } } },
  { $out: $builtName$ },
], { allowDiskUse: true });
putInPlace();
}
