for (const path of [$unique$]) {
  const values = [{ $match: { [path]: { $exists: true } } }, { $project: { value: "$" + path } }];
  const twice = db.getCollection($kinds$()[0].name).aggregate([
    ...values,
    ...$kinds$().slice(1).map(one => ({ $unionWith: { coll: one.name, pipeline: values } })),
    { $group: { _id: { value: "$value", id: "$_id" } } },
    { $group: { _id: "$_id.value", n: { $sum: 1 } } },
    { $match: { n: { $gt: 1 } } },
    { $limit: 20 },
  ], { allowDiskUse: true }).toArray().map(one => one._id);
  print("values of a unique field that two documents have (must be none)", path, twice);
  if (twice.length > 0) throw new Error("these values have to be unique: " + path + " " + EJSON.stringify(twice));
}
