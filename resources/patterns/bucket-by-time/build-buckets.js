// not emitted: The running number follows the date and then _id, so that every run makes the same buckets of the same items.
const start = { $dateTrunc: { date: $timeValue$, unit: $granuleName$ } };
$items$.aggregate([
  { $project: { item: "$$ROOT", keys: { $keysFromItem$ }, start: start, order: { date: $timeValue$, id: "$_id" } } },
  { $setWindowFields: { partitionBy: { keys: "$keys", start: "$start" }, sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  // $unset$
  { $group: {
    _id: { keys: "$keys", start: "$start", seq: { $toInt: { $floor: { $divide: [{ $subtract: ["$number", 1] }, $most$] } } } },
    count: { $sum: 1 },
    // $groupMeasures$
    start_date: { $min: $itemTimeValue$ }, end_date: { $max: $itemTimeValue$ },
    // $firstId$
    items: { $push: "$item" } } },
  { $project: {
    // $projectId$
    count: { $toInt: "$count" },
    // $projectMeasures$
    start_date: 1, end_date: 1, $array$: "$items" } },
  { $merge: { into: $bucketsName$, on: $mergeOn$, whenNotMatched: "insert", whenMatched: [
    { $replaceWith: { $cond: [{ $lt: ["$count", "$$new.count"] }, { $mergeObjects: ["$$ROOT", "$$new", { _id: "$_id" }] }, "$$ROOT"] } },
  ] } },
], { allowDiskUse: true });
