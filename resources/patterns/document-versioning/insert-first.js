function $insert$(item) {
  return $current$.insertOne({ ...item, $revisionKey$: 1 });
}
