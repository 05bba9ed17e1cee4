function $remove$(id) {
  const session = db.getMongo().startSession();
  let item = null;
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      item = inside.getCollection($sourceName$).findOneAndDelete({ _id: id });
      if (item) inside.getCollection($targetName$).updateOne({ _id: $keyOfItem$, $present$ }, [{ $set: { $lessOne$ } }]);
    });
  } finally {
    session.endSession();
  }
  // $refreshAfterwards$
  return item !== null;
}
