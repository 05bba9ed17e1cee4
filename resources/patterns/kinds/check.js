// $kindsFunction$
print("server", db.version());
const clashes = [];
for (const { name, kind } of $kinds$()) {
  print(name, kind, db.getCollection(name).countDocuments({}));
  const own = name === $targetName$ ? [] : db.getCollection(name).find({ $type$: { $exists: true, $ne: kind } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
  if (own.length > 0) throw new Error("these documents of " + name + " have a field " + $typeName$ + " of their own, which would be lost: rename it there first: " + EJSON.stringify(own));
  for (const other of new Set([...$kinds$().map(one => one.name), $targetName$])) {
    if (other === name) continue;
    const ids = db.getCollection(name).aggregate([
      { $match: { $type$: { $in: [null, kind] } } },
      { $lookup: { from: other, localField: "_id", foreignField: "_id", as: "same" } },
      { $match: { same: { $elemMatch: { $type$: { $ne: kind } } } } },
      { $limit: 20 },
      { $project: { _id: 1 } },
    ]).toArray().map(one => one._id);
    if (ids.length > 0) clashes.push(name + " and " + other + " " + EJSON.stringify(ids));
  }
}
// $clashed$
