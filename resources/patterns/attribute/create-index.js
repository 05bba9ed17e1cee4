$docs$.createIndex($indexKeys$);
