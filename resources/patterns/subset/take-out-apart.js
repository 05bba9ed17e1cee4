// Items that stay here would count as moved when the script runs there once more, whatever has become of them in the arrays.
{
let some = [];
const different = [];
for (const one of $parents$.aggregate([
  { $match: { $array$: { $type: "array" } } },
  { $project: { item: $arrayName$ } },
  { $unwind: "$item" },
  { $lookup: { from: $allName$, let: { of: "$_id", id: "$item._id" }, as: "apart", pipeline: [
    { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $eq: [$parentIdValue$, "$$of"] }] } } },
    { $unset: $parentIdName$ },
  ] } },
  { $unwind: "$apart" },
  { $project: { _id: 0, id: "$apart._id", same: { $eq: ["$apart", { $mergeObjects: [{ _id: "$item._id" }, "$item"] }] } } },
])) {
  (one.same ? some : different).push(one.id);
  if (some.length === 1000) $all$.deleteMany({ _id: { $in: some.splice(0) } });
}
$all$.deleteMany({ _id: { $in: some } });
if (different.length > 0) throw new Error("these items differ in the arrays, so nobody can say which ones are right: delete them in " + $allName$ + " where the arrays are: " + EJSON.stringify(different.slice(0, 20)));
}
