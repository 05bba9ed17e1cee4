{
const names = [$keyNames$];
const named = { $filter: { input: $pathValue$, as: "one", cond: { $in: [$oneKey$, names] } } };
const bare = { $map: { input: named, as: "one", in: { $arrayToObject: { $filter: { input: { $objectToArray: "$$one" }, as: "part", cond: { $ne: ["$$part.k", $valueName$] } } } } } };
const odd = $docs$.aggregate([
  { $match: { $keyPath$: { $in: names } } },
  { $match: { $expr: { $let: { vars: { bare: bare }, in: { $or: [
    { $ne: [{ $size: "$$bare" }, { $size: { $setUnion: ["$$bare"] } }] },
    { $not: [{ $setIsSubset: ["$$bare", [$bareEntries$]] }] },
  ] } } } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have two values of one name, a value in another unit, or more beside it, and a field has no place for that: mend them first: " + EJSON.stringify(odd));
}
