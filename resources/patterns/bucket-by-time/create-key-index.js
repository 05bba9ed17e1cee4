$buckets$.createIndex({ $keyOrder$ }, { unique: true });
