print("server", db.version());
print("documents", $docs$.countDocuments({}), "roots", $docs$.countDocuments({ $parent$: null }));
const circles = $docs$.aggregate([
  { $match: { $parent$: { $ne: null } } },
  { $graphLookup: { from: $docsName$, startWith: $parentValue$, connectFromField: $parentName$, connectToField: "_id", as: "above" } },
  { $match: { $expr: { $in: ["$_id", "$above._id"] } } },
  { $project: { _id: 1 } },
]).toArray();
const orphans = $docs$.aggregate([
  { $match: { $parent$: { $ne: null } } },
  { $lookup: { from: $docsName$, localField: $parentName$, foreignField: "_id", as: "above" } },
  { $match: { above: [] } },
  { $project: { _id: 1 } },
]).toArray();
print("in circles (must be none)", circles, "without their parent (must be none)", orphans);
if (circles.length + orphans.length > 0) throw new Error("repair these documents first");
