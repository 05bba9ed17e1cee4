{
const key = $keyStage$;
print($sourceName$, $source$.countDocuments({}), "without a key", $source$.countDocuments({ $expr: { $eq: [{ $type: key }, "object"] } }));
if ($source$.findOne({ _id: null })) throw new Error("the document of " + $sourceName$ + " with _id null would not be found again: give it another _id first");
const many = $source$.aggregate([
  { $group: { _id: key, n: { $sum: 1 } } },
  { $match: { n: { $gt: $most$ } } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
if (many.length > 0) throw new Error("more than $most$ documents of " + $sourceName$ + " have the same key: mend them, or let the maximum be larger: " + EJSON.stringify(many));
}
