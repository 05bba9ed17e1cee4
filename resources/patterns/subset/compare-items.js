const missing = $parents$.aggregate([
  { $unwind: $arrayName$ },
  { $lookup: { from: $allName$, localField: $itemIdName$, foreignField: "_id", as: "copy" } },
  { $match: { $expr: { $not: [{ $in: ["$_id", $copyParentId$] }] } } },
  { $count: "n" },
]).toArray();
print("items without a copy of their own (must be none)", missing);
if (missing.length > 0) throw new Error("other code has added these: run the steps once more from the one that gives every item an identity, before anything is cut off");
