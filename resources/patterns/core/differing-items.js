// A hash of all items, which tells whether anybody has written there since; null where a server gives none.
const stateOfItems = () => {
  try {
    const reply = db.runCommand({ dbHash: 1, collections: [$itemsName$] });
    return reply.collections[$itemsName$] ?? "";
  } catch (error) {
    return null;
  }
};
// Whole items, of which one place holds more than the other: n is what the old collection has more.
const differingItems = (n, onlyThose = []) => $buckets$.aggregate([
  // $unwindItems$
  { $replaceWith: { item: $unwoundItem$, keys: { $keysFromBucket$ }, n: { $literal: -1 } } },
  { $unionWith: { coll: $itemsName$, pipeline: [
    { $replaceWith: { id: "$_id", item: "$$ROOT", keys: { $keysOfItem$ }, n: { $literal: 1 } } },
    // $unset$
    ...onlyThose,
  ] } },
  { $group: { _id: { item: "$item", keys: "$keys" }, n: { $sum: "$n" }, id: { $max: "$id" } } },
  { $match: { n: n } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
