// changes holds new values by field; those that group the items stay as they are. Item and numbers change together or not at all.
function $changeName$(id, changes) {
  const paths = Object.keys(changes).filter(name => name.includes("."));
  if (paths.length > 0) throw new Error("nothing is changed: the numbers follow from whole fields, so changes cannot hold paths: " + paths.join(", "));
  const session = db.getMongo().startSession();
  let item = null;
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      item = inside.getCollection($sourceName$).findOneAndUpdate({ _id: id }, { $set: changes });
      if (!item) return;
      const after = { ...item, ...changes };
      inside.getCollection($targetName$).updateOne({ _id: $keyOfItem$, $present$ }, [{ $set: { $difference$ } }]);
    });
  } finally {
    session.endSession();
  }
  // $refreshAfterwards$
  return item !== null;
}
