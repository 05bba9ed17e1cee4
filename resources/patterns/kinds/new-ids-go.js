// They come back with their former ids.
const withNew = $source$.aggregate([
  { $match: { legacy_id: { $exists: true } } },
  { $project: { _id: 1 } },
  { $lookup: { from: $targetName$, localField: "_id", foreignField: "_id", pipeline: [{ $match: { $type$: $value$, legacy_id: { $exists: true } } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: { $ne: [] } } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < withNew.length; from += 1000) $source$.deleteMany({ _id: { $in: withNew.slice(from, from + 1000) } });
