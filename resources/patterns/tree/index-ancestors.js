$docs$.createIndex({ $ancestors$: 1 });
$docs$.createIndex({ $parent$: 1 });
