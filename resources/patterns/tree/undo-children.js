for (const doc of $docs$.find({ $children$: { $exists: true, $ne: [] } }, { $children$: 1 })) {
  $docs$.updateMany({ _id: { $in: $docChildren$ } }, { $set: { $parent$: doc._id } });
}
for (const index of $docs$.getIndexes()) if (Object.keys(index.key).join() === $childrenName$) $docs$.dropIndex(index.name);
$docs$.createIndex({ $parent$: 1 });
$docs$.updateMany({ $children$: { $exists: true } }, { $unset: { $children$: "" } });
