// Doubles are looked for in what will be stored: documents of the former collections in the shape of their kind, each of them once.
{
const kinds = [
// $kindRows$
];
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
const state = name => db.getCollection($comparedName$).findOne({ _id: name })?.state;
const isCopying = ({ name, kind }) => state(name) === "copying" || (state(name) === undefined && !$target$.findOne({ $type$: kind }, { _id: 1 }));
// What an index holds of a path: each item of arrays once, and null where there is nothing; arrays in arrays it does not enter.
const keysAt = (value, [name, ...below]) => {
  const items = { $cond: [{ $isArray: [value] }, value, [value]] };
  if (name === undefined) return { $cond: [{ $eq: [value, []] }, [[]], { $setUnion: [items] }] };
  return { $cond: [{ $eq: [value, []] }, [null], { $reduce: { input: items, initialValue: [], in: { $setUnion: ["$$value", keysAt({ $cond: [{ $isArray: ["$$this"] }, null, "$$this." + name] }, below)] } } }] };
};
for (const { paths, filter, options } of [
// $unique$
]) {
  const keys = Object.fromEntries(paths.map((path, at) => ["key" + at, keysAt("$$ROOT", path.split("."))]));
  const keysOf = [{ $match: filter }, { $project: { kind: $typeValue$, keys: keys } }];
  const stored = [{ $match: { $type$: { $exists: true } } }, ...keysOf];
  const all = [];
  for (const one of kinds.filter(one => exists(one.name))) {
    const own = one.name === $targetName$, copying = !own && isCopying(one);
    const there = name => ({ $lookup: { from: name, localField: "_id", foreignField: "_id", as: "same" } });
    if (copying) stored.push(there(one.name), { $match: { $or: [{ kind: { $ne: one.kind } }, { same: [] }] } });
    const pipeline = [{ $match: own ? { $type$: { $exists: false } } : {} }, { $set: { $type$: { $literal: one.kind } } }, ...one.stages, ...keysOf];
    if (!own && !copying) pipeline.push(there($targetName$), { $match: { same: { $not: { $elemMatch: { $type$: one.kind } } } } });
    all.push({ $unionWith: { coll: one.name, pipeline: pipeline } });
  }
  const twice = $target$.aggregate([
    ...stored,
    ...all,
    ...paths.map((_, at) => ({ $unwind: "$keys.key" + at })),
    { $group: { _id: "$keys", n: { $sum: 1 } } },
    { $match: { n: { $gt: 1 } } },
    { $limit: 20 },
  ], { allowDiskUse: true, ...options }).toArray().map(one => paths.length === 1 ? one._id.key0 : Object.values(one._id));
  print("values of a unique field that two documents have (must be none)", paths.join(", "), twice);
  if (twice.length > 0) throw new Error("these values have to be unique: " + paths.join(", ") + " " + EJSON.stringify(twice));
}
}
