// The mark first, so that writers spill; then only what was marked is copied, and cut off where it is as it was copied. Each
// document is noted before it is read: so those who remove an item tell everyone who may still copy it. What was copied is cut off
// even if it is among the first by then, also after a run that was killed or ended with an error.
function $sweep$() {
  $parents$.updateMany({ $beyond$: { $exists: true } }, { $set: { $flag$: true } });
  // Without promoted values every number keeps its type on the way through the shell.
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const long = { $flag$: true, $beyond$: { $exists: true } };
  const noted = db.getCollection($notedName$);
  const left = { $or: [{ left: true }, { "_id.run": { $lt: ObjectId.createFromTime(Math.floor(Date.now() / 1000) - 86400) } }] };
  const run = new ObjectId();
  const text = value => EJSON.stringify(value, { relaxed: false });
  const sweepOne = _id => {
    let [seen, former] = ["", new Map()];
    const note = { _id: { of: _id, run: run } };
    noted.insertOne(note);
    try {
      for (;;) {
        const [doc] = $parents$.find({ _id: _id, $flag$: true }, { $array$: 1 }, asStored).toArray();
        if (!doc) break;
        const now = text(doc);
        const items = $docArray$ ?? [];
        const rest = items.slice($threshold$);
        if (now !== seen && rest.some(item => (item?._id ?? null) === null)) { // old code has added these
          seen = now;
          // $giveIds$
          continue;
        }
        $spillMany$(_id, rest);
        const copies = $storedItems$;
        const stored = new Map(copies.map(item => [text(item._id), text(item)]));
        const twice = items.slice(0, $threshold$).filter(item => stored.has(text(item._id)));
        if (rest.length + twice.length === 0) break;
        const wrong = [...rest, ...twice].filter(item => stored.get(text(item._id)) !== text(item));
        // A copy that was there before the document was read once more, with the item in it, is an older one.
        let renewed = 0;
        if (now === seen) for (const item of wrong.filter(item => former.has(text(item._id)))) {
          renewed += $extras$.updateOne({ $parentId$: _id, $list$: { $elemMatch: { $eq: former.get(text(item._id)) } } }, { $set: { $listItem$: item } }).modifiedCount;
        }
        // As long as the document changes, somebody else is moving or removing these items.
        if (now === seen && renewed === 0) throw new Error(wrong.length > 0 ? "nothing is cut off: the copies of these items differ: " + EJSON.stringify(wrong.slice(0, 20).map(item => item._id)) : "nothing more is cut off: the items of this document hold values that no shell can compare, as undefined: " + EJSON.stringify(_id));
        [seen, former] = [renewed > 0 ? "" : now, new Map(copies.map(item => [text(item._id), item]))];
        if (wrong.length > 0) continue;
        const moved = [];
        for (let from = 0; from < rest.length; from += 1000) moved.push(rest.slice(from, from + 1000));
        let cut = true;
        for (const items of moved.reverse()) {
          const last = { $slice: [$arrayValue$, -items.length] };
          const same = sameValue(last, items);
          const fewer = { $slice: [$arrayValue$, { $subtract: [{ $size: $arrayValue$ }, items.length] }] };
          cut = cut && $parents$.updateOne({ _id: _id, ...long, $expr: same }, [{ $set: { $array$: fewer } }]).matchedCount === 1;
        }
        const ids = twice.map(item => item._id);
        const there = { $filter: { input: $arrayValue$, as: "one", cond: { $in: ["$$one._id", { $literal: ids }] } } };
        if (twice.length > 0) $parents$.updateOne({ _id: _id, $flag$: true, $expr: sameValue(there, twice) }, { $pull: { $array$: { _id: { $in: ids } } } });
      }
    } catch (error) {
      noted.updateOne(note, { $set: { left: true } });
      throw error;
    } finally {
      const told = noted.find({ $ofId$, removed: { $exists: true } }, { removed: 1 }, asStored).toArray();
      for (const id of told.flatMap(one => one.removed)) $remove$(_id, id);
      noted.deleteOne({ ...note, left: { $exists: false } });
    }
  };
  noted.updateMany(left, { $set: { taken: run } });
  for (const note of noted.find({}, { _id: 1 }, asStored).toArray()) sweepOne(note._id.of);
  for (const { _id } of $parents$.find(long, { _id: 1 }, asStored)) sweepOne(_id);
  noted.deleteMany({ taken: run });
}
