// An item that was on its way at the first look is not wrong at the second one.
const lacking = filter => $parents$.aggregate([
  { $match: filter },
  // $lacking$
  { $group: { _id: "$_id" } },
  { $limit: 1000 },
], { allowDiskUse: true }).toArray().map(one => one._id);
const missing = lacking({ _id: { $in: lacking({}) } });
print("documents with items that have no copy of their own (must be none)", missing);
if (missing.length > 0) throw new Error("other code has added these: run the steps once more from the one that gives every item an identity, before anything is cut off");
