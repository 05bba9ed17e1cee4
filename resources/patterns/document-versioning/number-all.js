$current$.updateMany({ $revisionKey$: { $exists: false } }, { $set: { $revisionKey$: 1 } });
