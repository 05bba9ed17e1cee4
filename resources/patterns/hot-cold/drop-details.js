const lacking = $hot$.aggregate([
  { $lookup: { from: $detailsName$, localField: "_id", foreignField: "_id", let: { hot: "$$ROOT" }, as: $joinedName$, pipeline: [
    { $match: { $expr: { $or: [$onlyDetails$] } } },
    { $project: { _id: 1 } },
  ] } },
  { $match: { $joined$: { $ne: [] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("documents that lack fields of their details (must be none)", lacking);
if (lacking > 0) throw new Error("run the step before once more");
$details$.drop();
