for (const name of [$oldIndexes$]) {
  if ($docs$.getIndexes().some(index => index.name === name)) $docs$.dropIndex(name);
}
