$docs$.createIndex({ $keyPath$: 1, $valuePath$: 1 });
