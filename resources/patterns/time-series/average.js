// unit is minute, hour, day, week or month.
function $average$($source$, from, to, unit) {
  return $series$.aggregate([
    { $match: { $ofSource$, $time$: { $gte: from, $lt: to } } },
    { $group: { _id: { $dateTrunc: { date: $timeValue$, unit: unit } }, average: { $avg: $numberValue$ }, least: { $min: $numberValue$ }, most: { $max: $numberValue$ }, n: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ]).toArray();
}
