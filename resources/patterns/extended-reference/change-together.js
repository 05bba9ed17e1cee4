// Both change together or not at all; needs a replica set.
function $change$($originalId$, changes) {
  const session = db.getMongo().startSession();
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      inside.getCollection($originalsName$).updateOne({ _id: $originalId$ }, { $set: changes });
      const copies = {};
      for (const field of [$fieldNames$]) if (field in changes) copies[$prefix$ + field] = changes[field];
      if (Object.keys(copies).length > 0)
        inside.getCollection($holdersName$).updateMany({ $idPath$: $originalId$ }, { $set: copies }, $filters$);
    });
  } finally {
    session.endSession();
  }
}
