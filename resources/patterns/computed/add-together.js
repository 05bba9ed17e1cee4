// The item and the numbers change together or not at all; needs a replica set.
function $add$(item) {
  // $identify$
  const session = db.getMongo().startSession();
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      inside.getCollection($sourceName$).insertOne(item);
      inside.getCollection($targetName$).updateOne({ _id: $keyOfItem$ }, $change$, $upsert$);
    });
  } finally {
    session.endSession();
  }
}
