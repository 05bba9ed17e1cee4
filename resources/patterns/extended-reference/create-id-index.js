$holders$.createIndex({ $idPath$: 1 });
