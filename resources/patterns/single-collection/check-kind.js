if (has($ownName$) && has($aboveName$)) {
  const wrong = $own$.aggregate([
    // $stages$
    { $lookup: { from: $aboveName$, localField: "$field$", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "above" } },
    { $match: { $expr: { $or: [
      { $ne: [{ $size: "$above" }, { $size: { $setUnion: "$$field$" } }] },
      { $not: [{ $and: [{ $gte: [{ $size: "$$field$" }, $least$] }, { $lte: [{ $size: "$$field$" }, $most$] }] }] },
    ] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push($ownName$ + " " + EJSON.stringify(wrong));
}
