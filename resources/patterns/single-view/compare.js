// Documents of a system that are in no view, and those that are other there than here.
function $differing$(name) {
  return db.getCollection(name).aggregate([
    { $project: { item: "$$ROOT" } },
    { $lookup: { from: $viewName$, localField: "_id", foreignField: name + "._id", as: "there" } },
    { $project: { missing: { $eq: ["$there", []] }, same: { $in: ["$item", { $reduce: { input: "$there", initialValue: [], in: { $concatArrays: ["$$value", "$$this." + name] } } }] } } },
    { $match: { same: false } },
    { $group: { _id: "$missing", n: { $sum: 1 }, ids: { $push: "$_id" } } },
    { $project: { n: 1, ids: { $slice: ["$ids", 20] } } },
  ], { allowDiskUse: true }).toArray();
}
