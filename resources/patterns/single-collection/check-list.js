if (has($ownName$) && has($aboveName$)) {
  const wrong = $above$.aggregate([
    { $lookup: { from: $ownName$, localField: $listName$, foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "below" } },
    { $match: { $expr: { $ne: [{ $size: "$below" }, { $size: { $setUnion: [{ $ifNull: [$listValue$, []] }, []] } }] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push($aboveName$ + " " + EJSON.stringify(wrong));
}
