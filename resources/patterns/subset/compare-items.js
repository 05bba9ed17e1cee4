// An item that was on its way at the first look is not wrong at the second one.
const lacking = (docs, items) => $parents$.aggregate([
  { $match: docs },
  // $lacking$
  { $match: items },
  { $limit: 1000 },
  { $project: { item: $itemIdName$ } },
], { allowDiskUse: true }).toArray();
const first = lacking({}, {});
const missing = lacking({ _id: { $in: first.map(one => one._id) } }, { $itemIdKey$: { $in: first.map(one => one.item ?? null) } });
print("items without a copy of their own (must be none)", missing.slice(0, 20));
if (missing.length > 0) throw new Error("other code has added these: run the steps once more from the one that gives every item an identity, before anything is cut off");
