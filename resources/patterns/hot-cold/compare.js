// Only _ids are joined: a document and its details together may be larger than a document can be.
function notCopied(filter) {
  return $hot$.aggregate([
    { $match: filter },
    { $lookup: { from: $detailsName$, localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: $joinedName$ } },
    { $match: { $joined$: [] } },
    { $project: { _id: 1 } },
    { $limit: 1000 },
  ]).toArray().map(one => one._id);
}
function changedSince(filter) {
  return $hot$.aggregate([
    { $match: { ...filter, $or: [$present$] } },
    { $lookup: { from: $detailsName$, localField: "_id", foreignField: "_id", let: { hot: "$$ROOT" }, as: $joinedName$, pipeline: [
      { $match: { $expr: { $not: [{ $and: [$sameHot$] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { $joined$: { $ne: [] } } },
    { $project: { _id: 1 } },
    { $limit: 1000 },
  ]).toArray().map(one => one._id);
}
// Those that were on their way at the first look are not wrong at the second one.
const lacking = notCopied({ _id: { $in: notCopied({}) } });
const changed = changedSince({ _id: { $in: changedSince({}) } });
print("documents", $hot$.countDocuments({}), "details", $details$.countDocuments({}));
print("documents without details (must be none)", lacking);
print("documents that were changed after the copy (must be none)", changed);
if (lacking.length > 0) throw new Error("run the copy again before anything is taken out");
if (changed.length > 0) throw new Error("a writer still uses the old code: stop it, delete the details of these documents and copy again");
