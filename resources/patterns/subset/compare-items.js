const missing = $parents$.aggregate([
  { $unwind: $arrayName$ },
  { $lookup: { from: $allName$, localField: $itemIdName$, foreignField: "_id", as: "copy" } },
  { $match: { copy: [] } },
  { $count: "n" },
]).toArray();
print("items without a copy (must be none)", missing);
if (missing.length > 0) throw new Error("run the copy again before anything is cut off");
