const large = $first$.aggregate([
  { $project: { key: $firstKey$, bytes: { $add: [{ $bsonSize: "$$ROOT" }, 16] } } },
  // $unions$
  { $group: { _id: "$key", bytes: { $sum: "$bytes" } } },
  { $match: { bytes: { $gt: 16776000 } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray().map(one => one._id);
if (large.length > 0) throw new Error("what the systems know of these does not fit into one document: make it smaller first: " + EJSON.stringify(large));
