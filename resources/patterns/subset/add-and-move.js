// The first $n$ are with their parent; what no longer fits is copied to $all$ before it is cut off.
function $add$($key$, item) {
  if (item._id === undefined) item._id = new ObjectId();
  for (;;) {
    // $sortFirst$
    const parent = $parents$.findOne({ _id: $key$ }, { _id: 1, $array$: { $slice: [$before$, 100000] } });
    if (!parent) return false;
    const rest = $parentArray$ ?? []; // one as a rule, none, or as many more as somebody has added otherwise
    if (rest.length > 0 && $staysApart$) {
      $all$.updateOne({ _id: item._id }, { $setOnInsert: { ...item, $parentId$: $key$ } }, { upsert: true });
      // $countOne$
      return true;
    }
    if (rest.length > 0) $parents$.aggregate([
      { $match: { _id: $key$ } },
      { $project: { one: { $slice: [$arrayName$, $before$, 100000] } } },
      { $unwind: "$one" },
      { $replaceRoot: { newRoot: { $mergeObjects: ["$one", { $parentId$: "$_id" }] } } },
      { $match: { _id: { $in: rest.map(one => one._id) } } },
      { $merge: { into: $allName$, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
    ]);
    const same = { $array$: { $size: $before$ + rest.length } };
    rest.forEach((one, at) => same[`${$arrayPath$}.${$before$ + at}._id`] = one._id);
    const filter = { _id: $key$, ...(rest.length > 0 ? same : { $last$: { $exists: false } }) };
    const result = $parents$.updateOne(filter, { $push: { $array$: { $each: [item], $sorted$, $slice: $n$ } }, $inc$ });
    if (result.matchedCount === 1) return true;
  }
}
