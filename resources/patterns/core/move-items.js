// Items move to a collection of their own: what is to move is noted as it is stored, copied, and each item compared with
// its copy; only then it is cut off, and only where the array is still as noted. What changed meanwhile takes another round.
// A copy that is there already is replaced only by an item that was still in its array after that copy had been read:
// whoever has cut the item off since then may have let others change the copy. Each document is noted before it is read: so
// those who remove an item tell everyone who may still copy it. Several runs share the notes; those of a killed one are
// forgotten after a day.
function $move$() {
  const noted = db.getCollection($notedName$);
  const former = db.getCollection($formerName$);
  let [seen, tries] = ["", 0];
  const chosen = $chosen$;
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const dayAgo = ObjectId.createFromTime(Math.floor(Date.now() / 1000) - 86400);
  const left = { $or: [{ left: true }, { "_id.run": { $lt: dayAgo } }] };
  former.deleteMany({ "_id.run": { $lt: dayAgo } });
  const same = { $eq: [{ $ifNull: [$arrayValue$, null] }, { $ifNull: ["$$new.before", null] }] };
  const kept = { $map: { input: "$$new.keep", as: "at", in: { $arrayElemAt: [$arrayValue$, "$$at"] } } };
  for (let others = $others$; $parents$.findOne(chosen, { _id: 1 }) || noted.findOne(others, { _id: 1 }); others = left) {
    const run = new ObjectId();
    const docs = [
      { $match: { "_id.run": run } },
      { $lookup: { from: $parentsName$, localField: "_id.of", foreignField: "_id", as: "doc" } },
      { $unwind: "$doc" },
      // $onlyMarked$
      { $project: { items: $docArrayValue$ } },
    ];
    const items = [{ $match: { "_id.run": run } }, { $unwind: { path: "$before", includeArrayIndex: "at" } }];
    const copies = [
      ...items,
      { $match: { $expr: $moves$ } },
      { $project: { copy: { $mergeObjects: [{ _id: "$before._id" }, "$before", { $parentId$: "$_id.of" }] }, own: { $eq: [{ $ifNull: [$ownParentId$, "$_id.of"] }, "$_id.of"] } } },
    ];
    try {
      noted.updateMany(left, { $set: { taken: run } });
      $parents$.aggregate([
        { $match: chosen },
        { $project: { _id: { of: "$_id", run: run } } },
        { $merge: { into: $notedName$, on: "_id" } },
      ], { allowDiskUse: true });
      // $takeOver$
      noted.aggregate([
        ...docs,
        { $unwind: "$items" },
        { $lookup: { from: $allName$, localField: "items._id", foreignField: "_id", as: "was" } },
        { $unwind: "$was" },
        { $match: { $expr: { $eq: [$wasParentId$, "$_id.of"] } } },
        { $group: { _id: { of: "$_id.of", item: "$was._id", run: run }, was: { $first: "$was" } } },
        { $merge: { into: $formerName$, on: "_id" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...docs,
        { $project: { before: "$items", keep: { $range: [0, { $min: [$kept$, { $size: { $ifNull: ["$items", []] } }] }] } } },
        { $merge: { into: $notedName$, on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
      // $keepFirst$
      // $keepNoCopies$
      noted.aggregate([
        ...copies,
        { $match: { own: true, "copy._id": { $ne: null } } },
        { $replaceRoot: { newRoot: "$copy" } },
        { $merge: { into: $allName$, on: "_id", whenNotMatched: "insert", whenMatched: [{ $replaceWith: "$$ROOT" }] } },
      ], { allowDiskUse: true, $anyShape$ });
      noted.aggregate([
        ...copies,
        { $match: { own: true } },
        { $project: { of: { of: "$_id.of", item: "$copy._id", run: run }, is: "$copy" } },
        { $lookup: { from: $formerName$, localField: "of", foreignField: "_id", as: "former" } },
        { $unwind: "$former" },
        { $match: { $expr: { $ne: ["$is", "$former.was"] } } },
        { $project: { _id: "$is._id", is: 1, was: "$former.was" } },
        { $merge: { into: $allName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
      ], { allowDiskUse: true, $anyShape$ });
      const differing = [
        ...copies,
        { $group: { _id: { of: "$_id.of", item: "$copy._id" }, copy: { $first: "$copy" }, own: { $min: "$own" }, times: { $sum: 1 } } },
        { $lookup: { from: $allName$, localField: "copy._id", foreignField: "_id", as: "found" } },
        { $project: { own: 1, times: 1, copy: 1, was: { $arrayElemAt: ["$found", 0] } } },
        { $project: { differs: { $ne: ["$copy", "$was"] }, stays: { $or: [{ $not: ["$own"] }, { $and: [{ $gt: ["$times", 1] }, { $ne: [{ $ifNull: ["$copy._id", null] }, null] }] }, { $and: [{ $ne: [{ $type: "$was" }, "missing"] }, { $ne: [$wasParentId$, "$_id.of"] }] }] } } },
        { $match: { $or: [{ differs: true }, { stays: true }] } },
      ];
      const wrong = noted.aggregate([...differing, { $sort: { stays: -1, _id: 1 } }, { $limit: 20 }], { allowDiskUse: true }).toArray();
      const now = EJSON.stringify(wrong.map(one => one._id), { relaxed: false });
      tries = wrong.length > 0 && now === seen ? tries + 1 : 0; // others may be moving the same items
      if (wrong.length > 0 && (wrong[0].stays || tries > 10)) throw new Error("nothing is cut off: these items have no copy of their own in " + $allName$ + ", because " + (wrong[0].stays ? "another item has their _id or they have a field " + $parentIdName$ + " already" : "they have no _id, or somebody else has changed the copies that are there") + ": " + EJSON.stringify(wrong.map(one => one._id)));
      seen = now;
      if (wrong.some(one => (one._id.item ?? null) === null)) { // old code has added these
        // $giveIds$
      }
      if (wrong.length > 0) noted.aggregate([
        ...differing,
        { $group: { _id: { of: "$_id.of", run: run }, differs: { $first: true } } },
        { $merge: { into: $notedName$, on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        { $match: { "_id.run": run, keep: { $exists: true }, differs: { $exists: false } } },
        { $project: { _id: "$_id.of", before: 1, keep: 1 } },
        { $merge: { into: $parentsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $cut$ } }] } },
      ]);
      // $tellLeft$
    } catch (error) {
      noted.updateMany({ "_id.run": run }, { $set: { left: true } });
      throw error;
    } finally {
      for (const note of noted.find({ removed: { $exists: true } }, { removed: 1 }, asStored)) $allCollection$.deleteMany({ _id: { $in: note.removed }, $parentId$: note._id.of });
      former.deleteMany({ "_id.run": run });
      noted.deleteMany({ "_id.run": run, left: { $exists: false } });
    }
    noted.deleteMany({ taken: run });
  }
}
