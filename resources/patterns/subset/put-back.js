$all$.aggregate([
  { $sort: $sort$ },
  { $group: { _id: $parentIdValue$, items: { $push: "$$ROOT" } } },
  { $unset: $groupedParentId$ },
  { $merge: { into: $parentsName$, on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { $array$: { $concatArrays: [{ $ifNull: [$arrayName$, []] }, { $filter: { input: "$$new.items", as: "one",
      cond: { $not: { $in: ["$$one._id", { $ifNull: [$arrayIds$, []] }] } } } }] } } },
    // $unsetCount$
  ] } },
], { allowDiskUse: true });
// Then, once the counts agree: $all$.drop()
