// not emitted: The running number follows the date and then _id, so that every run makes the same buckets of the same items.
{
// $fillBuckets$
const start = { $dateTrunc: { date: $timeValue$, unit: $granuleName$ } };
const afterOthers = [
  { $lookup: { from: $bucketsName$, let: { keys: "$_id.keys", start: "$_id.start" }, as: "others", pipeline: [
    { $match: { $expr: { $and: [$sameSpan$] } } },
    { $group: { _id: null, last: { $max: $seqValue$ } } },
  ] } },
  { $set: { "_id.seq": { $toInt: { $add: ["$_id.seq", 1, { $ifNull: [{ $arrayElemAt: ["$others.last", 0] }, -1] }] } } } },
];
goOn();
$items$.aggregate([
  { $replaceWith: { _id: "$_id", item: "$$ROOT", keys: { $keysFromItem$ }, start: start, order: { date: $timeValue$, id: "$_id" } } },
  { $lookup: { from: $takenName$, localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $setWindowFields: { partitionBy: { keys: "$keys", start: "$start" }, sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  // $unset$
  { $group: {
    _id: { keys: "$keys", start: "$start", seq: { $toInt: { $floor: { $divide: [{ $subtract: ["$number", 1] }, $most$] } } } },
    count: { $sum: 1 },
    // $groupMeasures$
    start_date: { $min: $itemTimeValue$ }, end_date: { $max: $itemTimeValue$ },
    // $firstId$
    ids: { $push: "$order.id" }, items: { $push: "$item" } } },
  ...(later ? afterOthers : []),
  { $project: { ids: 1, bucket: {
    // $projectId$
    count: { $toInt: "$count" },
    // $projectMeasures$
    start_date: "$start_date", end_date: "$end_date", $array$: "$items" } } },
  { $out: $builtName$ },
], { allowDiskUse: true });
putInPlace();
running.drop();
}
