// not emitted: As build-buckets.js, in two levels: the items of a short span first, then the short spans of a long one.
{
// $fillBuckets$
const start = { $dateTrunc: { date: $timeValue$, unit: $granuleName$ } };
const inner = { $dateTrunc: { date: $timeValue$, unit: $innerName$ } };
const afterOthers = [
  { $lookup: { from: $bucketsName$, let: { keys: "$_id.keys", start: "$_id.start" }, as: "others", pipeline: [
    { $match: { $expr: { $and: [$sameSpan$] } } },
    { $group: { _id: null, last: { $max: $seqValue$ } } },
  ] } },
  { $set: { "_id.seq": { $toInt: { $add: ["$_id.seq", 1, { $ifNull: [{ $arrayElemAt: ["$others.last", 0] }, -1] }] } } } },
];
goOn();
$items$.aggregate([
  { $replaceWith: { _id: "$_id", item: "$$ROOT", keys: { $keysFromItem$ }, start: start, inner: inner, order: { date: $timeValue$, id: "$_id" } } },
  { $lookup: { from: $takenName$, localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $setWindowFields: { partitionBy: { keys: "$keys", inner: "$inner" }, sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  // $unset$
  { $group: {
    _id: { keys: "$keys", start: "$start", seq: { $toInt: { $floor: { $divide: [{ $subtract: ["$number", 1] }, $most$] } } }, inner: "$inner" },
    count: { $sum: 1 },
    // $groupMeasures$
    start_date: { $min: $itemTimeValue$ }, end_date: { $max: $itemTimeValue$ },
    // $firstId$
    ids: { $push: "$order.id" }, items: { $push: "$item" } } },
  { $sort: { "_id.inner": 1 } },
  { $group: {
    _id: { keys: "$_id.keys", start: "$_id.start", seq: "$_id.seq" },
    count: { $sum: "$count" },
    // $groupInner$
    start_date: { $min: "$start_date" }, end_date: { $max: "$end_date" },
    // $firstOfFirst$
    ids: { $push: "$ids" },
    items: { $push: { $inner$: "$_id.inner", count: { $toInt: "$count" }, $innerProject$, $array$: "$items" } } } },
  ...(later ? afterOthers : []),
  { $project: { ids: { $reduce: { input: "$ids", initialValue: [], in: { $concatArrays: ["$$value", "$$this"] } } }, bucket: {
    // $projectId$
    count: { $toInt: "$count" },
    // $projectMeasures$
    start_date: "$start_date", end_date: "$end_date", $list$: "$items" } } },
  { $out: $builtName$ },
], { allowDiskUse: true });
putInPlace();
running.drop();
}
