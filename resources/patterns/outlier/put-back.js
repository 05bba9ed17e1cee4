$extras$.aggregate([
  { $sort: { _id: 1 } },
  // $unwind$
  { $group: { _id: $parentIdValue$, items: { $push: $whole$ } } },
  // $cleanItems$
  { $merge: { into: $parentsName$, on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { $array$: { $cond: [{ $setIsSubset: ["$$new.items._id", { $ifNull: [$arrayIds$, []] }] }, $arrayValue$,
      { $concatArrays: [{ $ifNull: [$arrayValue$, []] }, { $filter: { input: "$$new.items", as: "one", cond: { $not: [{ $in: ["$$one._id", { $ifNull: [$arrayIds$, []] }] }] } } }] }] } } },
  ] } },
], { allowDiskUse: true });
const missing = $extras$.aggregate([
  // $unwind$
  { $group: { _id: $parentIdValue$, ids: { $push: $restId$ } } },
  { $lookup: { from: $parentsName$, localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { $expr: { $not: [{ $setIsSubset: ["$ids", { $ifNull: [{ $arrayElemAt: [$backIds$, 0] }, []] }] }] } } },
  { $count: "n" },
], { allowDiskUse: true }).toArray();
print("documents whose items are not back (must be none)", missing);
if (missing.length > 0) throw new Error("look for the documents of these items before anything is removed");
$parents$.updateMany({ $flag$: { $exists: true } }, { $unset: { $flag$: "" } });
$extras$.drop();
