// Both change together or not at all; needs a replica set.
function $change$($originalId$, changes) {
  const session = db.getMongo().startSession();
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      inside.getCollection($originalsName$).updateOne({ _id: $originalId$ }, { $set: changes });
      const copies = {};
      for (const [name, value] of Object.entries(changes)) if ([$fieldNames$].includes(name.split(".")[0])) copies[$prefix$ + name] = value;
      if (Object.keys(copies).length > 0)
        inside.getCollection($holdersName$).updateMany({ $idPath$: $originalId$ }, { $set: copies }, $filters$);
    });
  } finally {
    session.endSession();
  }
}
