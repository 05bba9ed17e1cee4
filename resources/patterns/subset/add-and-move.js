// The first $n$ are with their parent; what no longer fits is copied to $all$, and cut off only where it is as it was copied.
// What is moved is noted before it is read: so those who remove an item tell everyone who may still copy it. What has been copied
// is cut off even if it is among the first by then, also after somebody who was killed: an item is in one place.
// $sameValue$
function $add$($key$, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const noted = db.getCollection($notedName$);
  const note = { _id: { of: $key$, run: new ObjectId() } };
  // Without promoted values every number keeps its type on the way through the shell.
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const text = id => EJSON.stringify(id, { relaxed: false });
  const others = noted.find({ $ofKey$ }, { left: 1 }, asStored).toArray();
  const addApart = () => {
    // $storeInside$
    // $countOne$
    return true;
  };
  let [added, isNoted, seen, tries] = [null, false, "", 0];
  let isCopied = others.length > 0; // perhaps, some that are here
  try {
    while (added === null) {
      // $sortFirst$
      const from = isCopied ? 0 : $before$;
      const parent = $parents$.findOne({ _id: $key$ }, { _id: 1, $array$: { $slice: [from, 100000] } }, asStored);
      if (!parent) {
        added = false;
        break;
      }
      if ($parentArray$ === null) $parents$.updateOne({ _id: $key$, $array$: { $type: "null" } }, { $set: { $array$: [] } });
      const items = $parentArray$ ?? [];
      const rest = items.slice($before$ - from); // one as a rule, none, or as many more as somebody has added otherwise
      const stays = $staysApart$;
      const apart = new Set(isCopied ? $all$.find({ _id: { $in: items.map(one => one._id) }, $parentId$: $key$ }, { _id: 1 }, asStored).toArray().map(one => text(one._id)) : []);
      const twice = (stays ? items : items.slice(0, $before$ - from)).filter(one => apart.has(text(one._id)));
      if (stays && twice.length === 0) {
        added = addApart();
        break;
      }
      const moved = twice.length > 0 ? twice : rest;
      if (moved.length > 0 && !isNoted) {
        noted.insertOne(note);
        isNoted = true;
        continue;
      }
      const ids = moved.map(one => one._id);
      const copied = () => moved.every(one => $all$.findOne({ _id: one._id, $expr: sameValue("$$ROOT", { _id: one._id, ...one, $parentId$: $key$ }) }, { _id: 1 }));
      isCopied ||= moved.length > 0;
      if (moved.length > 0) $parents$.aggregate([
        { $match: { _id: $key$ } },
        { $project: { one: $arrayName$ } },
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
          { $project: { one: $arrayName$ } },
          { $unwind: "$one" },
          { $match: { $expr: { $eq: ["$one._id", "$$id"] } } },
        ] } },
        { $unwind: "$found" },
        { $project: { was: 1, is: { $mergeObjects: [{ _id: "$_id" }, "$found.one", { $parentId$: $wasParentId$ }] } } },
        { $merge: { into: $allName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
      ]);
      const there = { $filter: { input: $arrayName$, as: "one", cond: { $in: ["$$one._id", { $literal: ids }] } } };
      const same = rest.length > 0 ? { $expr: sameValue({ $slice: [$arrayName$, $before$, 100000] }, rest) } : { $last$: { $exists: false } };
      if (twice.length > 0) {
        const cut = copied() && $parents$.updateOne({ _id: $key$, $expr: sameValue(there, twice) }, { $pull: { $array$: { _id: { $in: ids } } } }).matchedCount === 1;
        if (cut && stays) added = addApart();
      } else if (copied() && $parents$.updateOne({ _id: $key$, ...same }, { $push: { $array$: { $each: [item], $sorted$, $slice: $n$ } }, $inc$ }).matchedCount === 1) added = true;
      const now = EJSON.stringify(moved, { relaxed: false });
      tries = now === seen ? tries + 1 : 0; // others may be moving the same items
      if (added === null && moved.length > 0 && tries > 10) throw new Error("nothing is added, for these items cannot be moved: another item has their _id in " + $allName$ + ", they have none, which the steps of the migration give them once more, or they hold values that no shell can compare, as undefined: " + EJSON.stringify(moved.slice(0, 20).map(one => one._id)));
      seen = now;
    }
  } finally {
    if (isNoted || others.length > 0) {
      const removed = noted.find({ $ofKey$, removed: { $exists: true } }, { removed: 1 }, asStored).toArray();
      $all$.deleteMany({ _id: { $in: removed.flatMap(one => one.removed) }, $parentId$: $key$ });
      const over = others.filter(one => one.left || one._id.run.getTimestamp() < Date.now() - 86400000).map(one => one._id);
      if (added === null) noted.updateOne(note, { $set: { left: true } });
      else noted.deleteMany({ _id: { $in: [note._id, ...over] } });
    }
  }
  return added;
}
