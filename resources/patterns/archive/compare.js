const late = $active$.countDocuments({ $old$ });
const twice = $active$.aggregate([
  { $lookup: { from: $archiveName$, localField: "_id", foreignField: "_id", as: "copy", pipeline: [{ $project: { _id: 1 } }] } },
  { $match: { "copy.0": { $exists: true } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("in use", $active$.countDocuments({}), "archived", $archive$.countDocuments({}), "old but not archived", late, "in both", twice);
if (twice > 0) throw new Error("some are in both places: archive again; where one is in use and not old, decide whether its older copy in " + $archiveName$ + " may go");
if (db.getCollection($movingName$).findOne({}, { _id: 1 }) === null) db.getCollection($movingName$).drop();
