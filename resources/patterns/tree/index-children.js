$docs$.createIndex({ $children$: 1 }, $onceOnly$);
