$pages$.createIndex({ $key$: 1 }, { unique: true, partialFilterExpression: { count: { $lt: $size$ } } });
