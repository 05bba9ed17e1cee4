$docs$.createIndex({ $path$: 1 });
