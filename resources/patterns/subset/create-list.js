$all$.createIndex($listKeys$);
