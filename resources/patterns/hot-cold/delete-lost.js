// Details that a broken insert or delete left behind. They go if they have no document after a while either: an insert may be
// on its way.
function $deleteLost$(wait = 60000) {
  const lost = $details$.aggregate([
    { $project: { _id: 1 } },
    { $lookup: { from: $hotName$, localField: "_id", foreignField: "_id", as: "found" } },
    { $match: { found: [] } },
  ]).toArray();
  if (lost.length > 0) sleep(wait);
  let deleted = 0;
  for (const one of lost) {
    if ($hot$.findOne({ _id: one._id }, { _id: 1 })) continue;
    const details = $details$.findOneAndDelete({ _id: one._id }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
    const isBack = details && $hot$.findOne({ _id: one._id }, { _id: 1 }); // inserted at that moment
    if (isBack) {
      // $storeAgain$
    } else if (details) deleted += 1;
  }
  return deleted;
}
