// $archiveNote$
// May be stopped at any time and started again, beside writers and beside itself. A document is deleted only while it is the
// same as its copy; one that changed meanwhile is copied again, and one that stays or was deleted loses its copy. Notes of a run
// that was killed are forgotten after a day.
function $move$($arguments$, batch = $batch$) {
  const old = { $old$ };
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const there = $there$;
  const run = new ObjectId();
  let moved = 0;
  let [rounds, first] = [0, null];
  // What is being moved is noted with those who move it, and with those who may be deleting it: so whoever deletes nothing and
  // finds nothing knows whether somebody else has moved the document, or deleted it for good. Seen: it was there while noted.
  // What a run that was killed may have been deleting counts as moved: one deletion leaves no other trace than another.
  const notes = db.getCollection($movingName$);
  const idsOf = (collection, filter) => collection.find(filter, { _id: 1 }, asStored).toArray().map(one => one._id);
  const sameAs = copy => ({ _id: copy._id, $expr: sameValue("$$ROOT", copy) });
  const odd = []; // which no shell can send
  const settle = copy => {
    const id = copy._id;
    if (cannotPass(copy)) {
      there.deleteOne({ _id: id });
      return;
    }
    const stays = $active$.findOne({ _id: id, $nor: [old] }, { _id: 1 }) !== null;
    if (!stays && $active$.findOne({ _id: id }, { _id: 1 })) {
      if ($active$.findOne({ _id: id, $expr: { $not: [sameValue("$$ROOT", copy)] } }, { _id: 1 })) there.deleteOne(sameAs(copy));
      return;
    }
    const note = notes.findOneAndUpdate({ _id: id, runs: run }, { $pull: { runs: run, deleting: run } }, { returnDocument: "after" });
    if (note?.removed && !stays) there.deleteOne({ _id: id });
    else if (stays || (note?.seen && !note.moved && note.deleting.length === 0)) there.deleteOne(sameAs(copy));
    notes.deleteOne({ _id: id, runs: [] });
  };
  const text = id => EJSON.stringify(id, { relaxed: false });
  const killed = { $lt: ObjectId.createFromTime(Math.floor(Date.now() / 1000) - 86400) };
  const former = idsOf(notes, {});
  for (let from = 0; from < former.length; from += batch) {
    const ids = former.slice(from, from + batch);
    notes.updateMany({ _id: { $in: ids } }, { $addToSet: { runs: run } });
    for (const copy of there.find({ _id: { $in: ids } }, {}, asStored)) settle(copy);
  }
  notes.updateMany({ runs: killed }, { $pull: { runs: killed, deleting: killed } });
  const remove = copies => {
    const own = { _id: { $in: copies.map(one => one._id) }, runs: run };
    notes.updateMany(own, { $addToSet: { deleting: run } });
    const mine = new Set(idsOf(notes, own).map(text));
    const gone = [];
    for (const copy of copies) {
      if (mine.has(text(copy._id)) && $active$.deleteOne({ ...old, ...sameAs(copy) }).deletedCount === 1) gone.push(copy._id);
      else settle(copy);
    }
    notes.updateMany({ _id: { $in: gone } }, { $pull: { runs: run, deleting: run }, $set: { moved: true } });
    notes.deleteMany({ _id: { $in: gone }, runs: [] });
    moved += gone.length;
  };
  for (;;) {
    const next = $active$.find({ ...old, _id: { $nin: odd } }, { _id: 1 }, asStored).sort({ $age$: 1 }).limit(batch).toArray().map(one => one._id);
    if (next.length === 0) break;
    const movedBefore = moved;
    notes.bulkWrite(next.map(id => ({ updateOne: { filter: { _id: id }, update: { $addToSet: { runs: run }, $setOnInsert: { deleting: [] } }, upsert: true } })), { ordered: false });
    const ids = idsOf($active$, { _id: { $in: next }, ...old });
    notes.updateMany({ _id: { $in: ids }, runs: run }, { $set: { seen: true } });
    // $copy$
    let copies = [];
    for (const copy of there.find({ _id: { $in: ids } }, {}, asStored)) {
      if (cannotPass(copy)) {
        odd.push(copy._id);
        settle(copy);
      } else if (copies.push(copy) === 10) remove(copies.splice(0));
    }
    remove(copies);
    // $stuck$
  }
  notes.updateMany({ runs: run }, { $pull: { runs: run, deleting: run } });
  notes.deleteMany({ runs: [] });
  // $tellOdd$
  return moved;
}
