// $kindsFunction$
// Documents of a kind that are not in the one collection, or not as this kind.
function $missing$({ name, kind }) {
  if (name === $targetName$) return $target$.countDocuments({ $type$: { $exists: false } });
  if ($isCompared$(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: $targetName$, localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { $type$: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
