const ms = { $toString: { $toLong: "$first" } };
$items$.aggregate([
  { $set: { order: { d: $timeValue$, i: "$_id" } } },
  { $setWindowFields: { partitionBy: $keyValue$, sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  { $project: { number: 1, item: "$$ROOT" } },
  { $set: { g: $itemKey$ } },
  { $unset: ["item.order", "item.number", $drop$] },
  { $group: { _id: { g: "$g", p: { $floor: { $divide: [{ $subtract: ["$number", 1] }, $size$] } } },
    first: { $min: $itemTime$ }, count: { $sum: 1 }, items: { $push: "$item" } } },
  { $setWindowFields: { partitionBy: { g: "$_id.g", first: "$first" }, sortBy: { "_id.p": 1 }, output: { same: { $documentNumber: {} } } } },
  { $project: {
    _id: { $concat: [{ $toString: "$_id.g" }, $separator$,
      { $substrCP: [{ $concat: ["0000000000000", ms] }, { $strLenCP: ms }, 13] },
      { $cond: [{ $gt: ["$same", 1] }, { $concat: ["_", { $toString: "$same" }] }, ""] }] },
    $key$: "$_id.g", count: { $toInt: "$count" }, $array$: "$items" } },
  { $merge: { into: $pagesName$, on: "_id", whenNotMatched: "insert", whenMatched: [
    { $replaceWith: { $cond: [{ $lt: ["$count", "$$new.count"] }, "$$new", "$$ROOT"] } },
  ] } },
], { allowDiskUse: true });
