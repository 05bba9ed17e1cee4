// The first $n$ are with their parent; what no longer fits is copied to $all$, and cut off only where it is as it was copied.
// What is moved is noted before it is read: so those who remove an item tell everyone who may still copy it.
// $sameValue$
function $add$($key$, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const noted = db.getCollection($notedName$);
  const note = { _id: { of: $key$, run: new ObjectId() } };
  let [added, isNoted, seen, tries] = [null, false, "", 0];
  try {
    while (added === null) {
      // $sortFirst$
      // Without promoted values every number keeps its type on the way through the shell.
      const parent = $parents$.findOne({ _id: $key$ }, { _id: 1, $array$: { $slice: [$before$, 100000] } }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
      if (!parent) {
        added = false;
        break;
      }
      const rest = $parentArray$ ?? []; // one as a rule, none, or as many more as somebody has added otherwise
      if (rest.length > 0 && $staysApart$) {
        $all$.updateOne({ _id: item._id, $parentId$: $key$ }, { $setOnInsert: { ...item, $parentId$: $key$ } }, { upsert: true });
        // $countOne$
        added = true;
        break;
      }
      if (rest.length > 0 && !isNoted) {
        noted.insertOne(note);
        isNoted = true;
        continue;
      }
      const ids = rest.map(one => one._id);
      const copied = () => rest.every(one => $all$.findOne({ _id: one._id, $expr: sameValue("$$ROOT", { _id: one._id, ...one, $parentId$: $key$ }) }, { _id: 1 }));
      if (rest.length > 0) $parents$.aggregate([
        { $match: { _id: $key$ } },
        { $project: { one: { $slice: [$arrayName$, $before$, 100000] } } },
        { $unwind: "$one" },
        { $match: { "one._id": { $in: ids, $ne: null } } },
        { $replaceRoot: { newRoot: { $mergeObjects: [{ _id: "$one._id" }, "$one", { $parentId$: "$_id" }] } } },
        { $merge: { into: $allName$, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
      ]);
      // An item that changed after an earlier try had copied it is copied again while it is here and nobody has changed that copy.
      if (!copied()) $all$.aggregate([
        { $match: { _id: { $in: ids }, $parentId$: $key$ } },
        { $project: { was: "$$ROOT" } },
        { $lookup: { from: $parentsName$, as: "found", let: { of: $wasParentId$, id: "$_id" }, pipeline: [
          { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
          { $project: { one: { $slice: [$arrayName$, $before$, 100000] } } },
          { $unwind: "$one" },
          { $match: { $expr: { $eq: ["$one._id", "$$id"] } } },
        ] } },
        { $unwind: "$found" },
        { $project: { was: 1, is: { $mergeObjects: [{ _id: "$_id" }, "$found.one", { $parentId$: $wasParentId$ }] } } },
        { $merge: { into: $allName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
      ]);
      const same = rest.length > 0 ? { $expr: sameValue({ $slice: [$arrayName$, $before$, 100000] }, rest) } : { $last$: { $exists: false } };
      if (copied() && $parents$.updateOne({ _id: $key$, ...same }, { $push: { $array$: { $each: [item], $sorted$, $slice: $n$ } }, $inc$ }).matchedCount === 1) added = true;
      const now = EJSON.stringify(rest, { relaxed: false });
      tries = now === seen ? tries + 1 : 0; // others may be moving the same items
      if (added === null && rest.length > 0 && tries > 10) throw new Error("nothing is added, for these items cannot be moved: another item has their _id in " + $allName$ + ", they have none, or they hold values that no shell can compare, as undefined: " + EJSON.stringify(rest.slice(0, 20).map(one => one._id)));
      seen = now;
    }
  } finally {
    if (isNoted) {
      const removed = noted.find({ $ofKey$, removed: { $exists: true } }, { removed: 1 }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) }).toArray();
      $all$.deleteMany({ _id: { $in: removed.flatMap(one => one.removed) }, $parentId$: $key$ });
      noted.deleteOne(note);
    }
  }
  return added;
}
