{
// $fillBuckets$
// as texts sort: dates before 1970 first, 13 digits, then dates after 2286
const ms = { $toLong: "$first" };
const digits = { $toString: { $toLong: { $add: [ms, 1000000000000000] } } };
const stamp = { $switch: { default: { $substrCP: [digits, 3, 13] }, branches: [
  { case: { $lt: [ms, 0] }, then: { $concat: ["-", digits] } },
  { case: { $gte: [ms, 10000000000000] }, then: { $concat: ["~", digits] } },
] } };
goOn();
$items$.aggregate([
  { $replaceWith: { _id: "$_id", item: "$$ROOT", group: $keyValue$, order: { date: $timeValue$, id: "$_id" } } },
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
        stamp,
        { $cond: [{ $or: [later, { $gt: ["$same", 1] }] }, { $concat: ["_", later ? String(Date.now()) : "", { $toString: "$same" }] }, ""] }] },
      $key$: "$_id.group", count: { $toInt: "$count" }, $array$: "$items" }] } } },
  { $out: $builtName$ },
], { allowDiskUse: true });
putInPlace();
running.drop();
}
