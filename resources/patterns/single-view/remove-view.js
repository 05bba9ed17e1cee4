for (const name of [$names$]) {
  const wrong = $view$.aggregate([
    { $unwind: "$" + name },
    { $project: { _id: 0, item: "$" + name } },
    { $lookup: { from: name, localField: "item._id", foreignField: "_id", as: "back" } },
    { $match: { $expr: { $ne: ["$item", { $arrayElemAt: ["$back", 0] }] } } },
    { $limit: 20 },
    { $project: { id: "$item._id" } },
  ]).toArray().map(one => one.id);
  print(name, db.getCollection(name).countDocuments({}), "not back (must be none)", wrong.length);
  if (wrong.length > 0) throw new Error("nothing is removed: run the step before once more: " + name + " " + EJSON.stringify(wrong));
}
$view$.drop();
