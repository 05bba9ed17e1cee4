print("server", db.version());
print("items", $items$.countDocuments({}));
print("already in the pages", $pages$.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray());
const mixed = $items$.distinct($itemKeyName$, { $itemKey$: { $regex: $separatorPattern$ } });
if (mixed.length > 0) throw new Error("the ids of these groups hold the separator, so that pages of two groups could not be told apart: choose another separator: " + EJSON.stringify(mixed.slice(0, 20)));
const alike = $items$.aggregate([
  { $group: { _id: $keyValue$ } },
  { $group: { _id: { $convert: { input: "$_id", to: "string", onError: null } }, groups: { $push: "$_id" }, n: { $sum: 1 } } },
  { $match: { $or: [{ _id: null }, { n: { $gt: 1 } }] } },
  { $limit: 20 },
]).toArray().map(one => one.groups);
if (alike.length > 0) throw new Error("the ids of these groups have the same text, or none, so that their pages would have the same _id: mend them first: " + EJSON.stringify(alike));
