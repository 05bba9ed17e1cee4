function $insert$(item) {
  return $current$.insertOne({ ...item, $kind$, $revisionKey$: 1 });
}
