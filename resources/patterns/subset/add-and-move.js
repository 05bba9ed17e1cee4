// The first $n$ are with their parent; the one that no longer fits is copied to $all$ before it is cut off.
function $add$($key$, item) {
  if (item._id === undefined) item._id = new ObjectId();
  for (;;) {
    const parent = $parents$.findOne({ _id: $key$ }, { _id: 1, $array$: { $slice: [$before$, 1] } });
    if (!parent) return false;
    const rest = ($parentArray$ ?? [])[0];
    if (rest && $staysApart$) {
      $all$.updateOne({ _id: item._id }, { $setOnInsert: { ...item, $parentId$: $key$ } }, { upsert: true });
      // $countOne$
      return true;
    }
    if (rest) $parents$.aggregate([
      { $match: { _id: $key$ } },
      { $replaceRoot: { newRoot: { $mergeObjects: [{ $arrayElemAt: [$arrayName$, $before$] }, { $parentId$: "$_id" }] } } },
      { $match: { _id: rest._id } },
      { $merge: { into: $allName$, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
    ]);
    const filter = rest ? { _id: $key$, $lastId$: rest._id } : { _id: $key$, $last$: { $exists: false } };
    const result = $parents$.updateOne(filter, { $push: { $array$: { $each: [item], $sorted$, $slice: $n$ } }, $inc$ });
    if (result.matchedCount === 1) return true;
  }
}
