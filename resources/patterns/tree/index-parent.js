$docs$.createIndex({ $parent$: 1 });
