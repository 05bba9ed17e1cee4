$current$.updateMany({ $revisionKey$: { $exists: true } }, { $unset: { $revisionKey$: "" } });
// Then, once nobody needs the older states: $history$.drop()
