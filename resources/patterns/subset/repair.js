// $what$
// Somebody who was killed between two writes, or old code, leaves them wrong; {} looks at all documents. Writers may go on: what is wrong
// may be on its way, so only what is the same a second later is repaired, where the document is still as it was.
function $repair$(filter) {
  const wrong = chosen => [
    { $match: chosen },
    { $match: { $array$: { $type: "array" }, $marker$ } },
    { $project: { was: $arrayName$, $wasCount$ } },
    // $look$
  ];
  const shown = { $project: { few: "$few._id", was: "$was._id", count: 1, wasCount: 1 } };
  const text = value => EJSON.stringify(value, { relaxed: false });
  const seen = new Map($parents$.aggregate([...wrong(filter), shown], { allowDiskUse: true }).toArray().map(one => [text(one._id), one]));
  if (seen.size === 0) return 0;
  sleep(1000);
  let repaired = 0;
  for (const { _id } of seen.values()) {
    const one = $parents$.aggregate([...wrong({ _id }), shown]).toArray()[0];
    if (text(one) !== text(seen.get(text(_id)))) continue;
    const same = { $and: [{ $eq: [$arrayName$, "$$new.was"] }, $sameCountNow$] };
    $parents$.aggregate([
      ...wrong({ _id }),
      { $match: { $expr: { $and: [{ $eq: ["$few._id", { $literal: one.few }] }, $sameCountSeen$] } } },
      { $merge: { into: $parentsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $repairedCount$, $array$: { $cond: [same, "$$new.few", $arrayName$] } } }] } },
    ]);
    repaired += 1;
  }
  return repaired;
}
