$history$.createIndex({ $docIdKey$: 1, $revisionKey$: -1 }, { unique: true });
// $expiry$
