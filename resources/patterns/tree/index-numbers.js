$docs$.createIndex({ $left$: 1, $right$: 1 });
$docs$.createIndex({ $parent$: 1 });
