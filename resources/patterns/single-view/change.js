// change: fields of the document and their new values. With another key it moves to another view, in one transaction.
function $change$(source, id, change) {
  const session = db.getMongo().startSession();
  try {
    let changed = false;
    session.withTransaction(() => {
      const views = session.getDatabase(db.getName()).getCollection($viewName$);
      const view = views.findOne({ [source + "._id"]: id });
      changed = view !== null;
      if (!changed) return;
      const text = value => EJSON.stringify([value], { relaxed: true });
      const item = view[source].find(one => text(one._id) === text(id));
      const next = { ...item, ...change };
      const key = $keyOf$(source, next);
      if (text(key) === text(view._id)) {
        views.updateOne({ _id: view._id, [source + "._id"]: id }, { $set: { [source + ".$"]: next } });
        return;
      }
      views.updateOne({ _id: view._id }, { $pull: { [source]: { _id: id } } });
      views.deleteOne({ _id: view._id, $nothingLeft$ });
      views.updateOne({ _id: key, [source + ".$lastPlace$"]: { $exists: false } }, { $push: { [source]: next } }, { upsert: true });
    });
    return changed;
  } finally {
    session.endSession();
  }
}
