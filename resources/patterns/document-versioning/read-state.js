function $readNumber$(id, number) {
  return $history$.findOne({ $docIdKey$: id, $revisionKey$: number }) ?? $current$.findOne({ _id: id, $revisionKey$: number });
}
