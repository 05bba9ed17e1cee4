$docs$.aggregate([
  { $match: { $parent$: { $ne: null } } },
  { $sort: { _id: 1 } },
  { $group: { _id: $parentValue$, ids: { $push: "$_id" } } },
  { $merge: { into: $docsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $oldChildren$: "$$new.ids" } }] } },
], { allowDiskUse: true });
$docs$.updateMany({ $oldChildren$: { $exists: false } }, { $set: { $oldChildren$: [] } });
// $unsetParent$
