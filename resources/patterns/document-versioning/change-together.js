// change is an update such as { $set: { … } }. Copy and change happen together or not at all; needs a replica set.
function $change$(id, change) {
  const session = db.getMongo().startSession();
  let number = null;
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      const found = inside.getCollection($currentName$).findOne({ _id: id }, {}, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
      number = found ? Number($foundNumber$) : null;
      if (!found) return;
      const next = { ...change, $inc: { ...change.$inc, $revisionKey$: 1 } };
      inside.getCollection($currentName$).updateOne({ _id: id }, next);
      const state = { ...found, $docIdKey$: id, $stampKey$: new Date() };
      delete state._id;
      inside.getCollection($historyName$).insertOne(state);
      // $forgetInside$
    });
  } finally {
    session.endSession();
  }
  return number === null ? null : number + 1;
}
