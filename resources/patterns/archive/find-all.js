// What is in use and what is archived; a document that is just being moved comes once.
function $find$(filter) {
  return $active$.aggregate([
    { $match: filter },
    { $unionWith: { coll: $archiveName$, pipeline: [{ $match: filter }] } },
    { $group: { _id: "$_id", one: { $first: "$$ROOT" } } },
    { $replaceRoot: { newRoot: "$one" } },
  ], { allowDiskUse: true }).toArray();
}
