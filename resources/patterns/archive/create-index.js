$active$.createIndex({ $age$: 1 });
