$target$.createIndex({ $sortKey$: -1 });
