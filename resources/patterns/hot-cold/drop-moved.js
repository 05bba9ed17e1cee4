for (const name of [$indexNames$]) {
  if ($hot$.getIndexes().some(index => index.name === name)) $hot$.dropIndex(name);
}
