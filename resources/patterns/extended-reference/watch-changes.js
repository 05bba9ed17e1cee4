// Runs all the time and needs a replica set; the copies are a moment behind. It notes how far it came, so that it may be
// stopped and started again. Where the server no longer knows that place (ChangeStreamHistoryLost), delete the note: then all
// copies are taken anew.
function $watch$(isOver = () => false) {
  const notes = db.getCollection("change_stream_places");
  const noted = notes.findOne({ _id: $place$ });
  const cursor = $originals$.watch([{ $match: { operationType: { $in: ["update", "replace"] } } }], noted ? { resumeAfter: noted.token } : {});
  if (!noted) $refresh$({});
  while (!isOver()) {
    const event = cursor.tryNext();
    if (!event) continue;
    $refresh$({ _id: event.documentKey._id });
    notes.replaceOne({ _id: $place$ }, { token: event._id }, { upsert: true });
  }
  cursor.close();
}
