// $swapFunction$
function $give$() {
  const kinds = [
// $rows$
  ];
  const made = db.getCollection($newIdsName$);
  const names = [...new Set([$targetName$, ...kinds.map(one => one.name)])];
// $ready$
  const earlier = [$targetName$];
  for (const { name, kind } of kinds) {
    if (name === $targetName$) continue;
    const own = db.getCollection(name);
    const known = new Set(made.find({ "_id.kind": kind }, { _id: 1 }).toArray().map(one => EJSON.stringify(one._id.id)));
    const rows = [];
    for (const other of earlier) {
      const ids = own.aggregate([
        { $lookup: { from: other, localField: "_id", foreignField: "_id", as: "same" } },
        { $match: { same: { $elemMatch: { $type$: { $ne: kind } } } } },
        { $sort: { _id: 1 } },
        { $project: { _id: 1 } },
      ]).toArray().map(one => one._id);
      for (const id of ids) {
        if (known.has(EJSON.stringify(id))) continue;
        known.add(EJSON.stringify(id));
// $choose$
        rows.push({ _id: { kind: kind, id: id }, new: chosen });
      }
    }
    earlier.push(name);
    if (rows.length > 0) made.insertMany(rows);
    if (known.size === 0) continue;
    print(name, "documents with a new _id", known.size);
    // Each document waits beside its new _id until it is back: nothing is lost if this is broken off.
    own.aggregate([
      { $project: { _id: { kind: { $literal: kind }, id: "$_id" }, document: "$$ROOT" } },
      { $lookup: { from: $newIdsName$, localField: "_id", foreignField: "_id", as: "made" } },
      { $match: { made: { $ne: [] } } },
      { $project: { document: { $mergeObjects: ["$document", { _id: { $first: "$made.new" }, legacy_id: "$document._id" }] } } },
      { $merge: { into: $newIdsName$, on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
    ]);
    const waiting = { "_id.kind": kind, document: { $exists: true } };
    const olds = made.find(waiting, { _id: 1 }).toArray().map(one => one._id.id);
    for (let from = 0; from < olds.length; from += 1000) own.deleteMany({ _id: { $in: olds.slice(from, from + 1000) } });
    made.aggregate([
      { $match: waiting },
      { $replaceRoot: { newRoot: "$document" } },
      { $merge: { into: name, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
    ], { bypassDocumentValidation: true });
    const pairs = made.find({ "_id.kind": kind }, { new: 1 }).toArray();
    for (let from = 0; from < pairs.length; from += 1000) {
      const some = pairs.slice(from, from + 1000);
      $swap$(kind, some.map(one => one._id.id), some.map(one => $newValue$));
    }
  }
}
$give$();
