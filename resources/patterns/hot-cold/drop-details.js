const lacking = $hot$.aggregate([
  { $lookup: { from: $detailsName$, localField: "_id", foreignField: "_id", as: $joinedName$ } },
  { $unwind: $joinedValue$ },
  { $match: { $or: [$onlyJoined$] } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("documents that lack fields of their details (must be none)", lacking);
if (lacking > 0) throw new Error("run the step before once more");
$details$.drop();
