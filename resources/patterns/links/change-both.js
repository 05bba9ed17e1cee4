// Each change is an update such as { $set: { … } }. Both are made or none, and a missing document undoes the other; needs a replica set.
function $change$($aId$, $aChange$, $bId$, $bChange$) {
  const session = db.getMongo().startSession();
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      const one = inside.getCollection($aName$).updateOne({ _id: $aId$ }, $aChange$);
      const other = inside.getCollection($bName$).updateOne({ _id: $bId$ }, $bChange$);
      if (one.matchedCount !== 1 || other.matchedCount !== 1) throw new Error("one of the two documents does not exist: nothing was changed");
    });
  } finally {
    session.endSession();
  }
}
