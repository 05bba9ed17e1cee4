const different = $parents$.aggregate([
  { $unwind: $arrayName$ },
  { $project: { item: $arrayName$ } },
  { $lookup: { from: $allName$, let: { parent: "$_id", id: "$item._id", item: "$item" }, as: "other", pipeline: [
    { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $eq: [$parentIdValue$, "$$parent"] }] } } },
    { $unset: $parentIdName$ },
    { $match: { $expr: { $ne: ["$$ROOT", "$$item"] } } },
    { $project: { _id: 1 } },
  ] } },
  { $match: { other: { $ne: [] } } },
  { $limit: 20 },
  { $project: { id: "$item._id" } },
]).toArray().map(one => one.id);
if (different.length > 0) throw new Error("nothing is taken out: these items changed after they were copied; make their copies the same first: " + EJSON.stringify(different));
// One that changes now stays, and the comparison finds it.
let some = [];
for (const doc of $parents$.find({ $array$: { $exists: true } }, { $array$: 1 }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) })) {
  for (const item of $docArray$ ?? []) some.push({ deleteOne: { filter: { _id: item._id, $parentId$: doc._id, $sameAsItem$ } } });
  if (some.length >= 500) $all$.bulkWrite(some.splice(0), { ordered: false });
}
if (some.length > 0) $all$.bulkWrite(some, { ordered: false });
