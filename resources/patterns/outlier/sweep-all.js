// The mark first, so that writers spill; then only what was marked is copied and cut, whatever passes the threshold meanwhile.
function $sweep$() {
  $parents$.updateMany({ $beyond$: { $exists: true } }, { $set: { $flag$: true } });
  const marked = $parents$.find({ $flag$: true, $beyond$: { $exists: true } }, { _id: 1 }).toArray().map(doc => doc._id);
  for (let from = 0; from < marked.length; from += 1000) {
    const ids = marked.slice(from, from + 1000);
    const rest = [
      { $match: { _id: { $in: ids }, $beyond$: { $exists: true } } },
      { $project: { $array$: { $slice: [$arrayValue$, $threshold$, { $size: $arrayValue$ }] } } },
      { $unwind: $arrayValue$ },
    ];
    $parents$.aggregate([
      ...rest,
      { $replaceRoot: { newRoot: { $mergeObjects: [$arrayValue$, { $parentId$: "$_id" }] } } },
      { $merge: { into: $extrasName$, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
    ], { allowDiskUse: true });
    const copies = $parents$.aggregate([
      ...rest,
      { $lookup: { from: $extrasName$, localField: $itemId$, foreignField: "_id", as: "copy" } },
      { $match: { $expr: { $in: ["$_id", $copyParentId$] } } },
      { $group: { _id: { document: "$_id", item: $arrayIds$ } } },
      { $count: "n" },
    ], { allowDiskUse: true }).toArray();
    const items = $parents$.aggregate([...rest, { $count: "n" }]).toArray();
    if ((copies[0]?.n ?? 0) < (items[0]?.n ?? 0)) throw new Error("items without a copy, or with the _id of another item: nothing more is cut");
    $parents$.updateMany({ _id: { $in: ids }, $flag$: true }, [{ $set: { $array$: { $slice: [$arrayValue$, $threshold$] } } }]);
  }
}
