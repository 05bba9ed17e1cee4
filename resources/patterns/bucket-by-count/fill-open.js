  built.aggregate([
    { $match: { open: { $exists: true } } },
    { $replaceRoot: { newRoot: "$open" } },
    { $merge: { into: $pagesName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: {
      count: { $cond: [{ $eq: ["$count", "$$new.count"] }, { $add: ["$count", { $size: "$$new.items" }] }, "$count"] },
      $array$: { $cond: [{ $eq: ["$count", "$$new.count"] }, { $concatArrays: [$arrayValue$, "$$new.items"] }, $arrayValue$] },
    } }] } },
  ]);
  const notAdded = built.aggregate([
    { $match: { open: { $exists: true } } },
    { $lookup: { from: $pagesName$, localField: "open._id", foreignField: "_id", as: "page" } },
    { $match: { $expr: { $not: [{ $setIsSubset: ["$open.items", { $ifNull: [{ $arrayElemAt: [$pageItems$, 0] }, []] }] }] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (notAdded.length > 0) throw new Error("somebody wrote into these pages meanwhile: stop the writers, then empty " + $builtName$ + " and run this step once more: " + EJSON.stringify(notAdded));
