// Each document is noted before it is read: so those who remove an item tell of it, and it does not come back. Where the array
// holds copies already, somebody may just be adding or removing: what lacks a copy of its own now and a second later is copied.
{
const noted = db.getCollection($notedName$);
const run = new ObjectId();
try {
  $parents$.aggregate([
    { $match: { $nor: [{ $marker$ }] } },
    { $project: { _id: { of: "$_id", run: run } } },
    { $merge: { into: $notedName$, on: "_id" } },
  ]);
  $parents$.aggregate([
    { $match: { $marker$ } },
    // $lacking$
    { $group: { _id: { of: "$_id", run: run }, late: { $first: true } } },
    { $merge: { into: $notedName$, on: "_id" } },
  ], { allowDiskUse: true });
  if (noted.findOne({ "_id.run": run, late: true }, { _id: 1 })) sleep(1000);
  noted.aggregate([
    { $match: { "_id.run": run } },
    { $lookup: { from: $parentsName$, localField: "_id.of", foreignField: "_id", as: "doc" } },
    { $unwind: "$doc" },
    { $project: { item: $docArrayValue$ } },
    { $unwind: "$item" },
    { $match: { "item._id": { $ne: null } } },
    { $replaceRoot: { newRoot: { $mergeObjects: [{ _id: "$item._id" }, "$item", { $parentId$: "$_id.of" }] } } },
    { $merge: { into: $allName$, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ], { allowDiskUse: true });
} finally {
  const told = noted.find({ "_id.run": run, removed: { $exists: true } }, { removed: 1 }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
  for (const note of told) $all$.deleteMany({ _id: { $in: note.removed }, $parentId$: note._id.of });
  noted.deleteMany({ "_id.run": run });
}
}
