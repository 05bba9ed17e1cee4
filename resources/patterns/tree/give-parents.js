for (const doc of $docs$.find({ $oldChildren$: { $exists: true, $ne: [] } }, { $oldChildren$: 1 })) {
  $docs$.updateMany({ _id: { $in: $docOldChildren$ } }, { $set: { $parent$: doc._id } });
}
