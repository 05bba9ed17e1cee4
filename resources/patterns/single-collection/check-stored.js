if (has($ownName$) && has($linksName$)) {
  const wrong = $links$.aggregate([
    { $lookup: { from: $ownName$, localField: $toOwnName$, foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "below" } },
    { $match: { below: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push($linksName$ + " " + EJSON.stringify(wrong));
}
