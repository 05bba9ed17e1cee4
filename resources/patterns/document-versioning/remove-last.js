function $remove$(id) {
  for (;;) {
    const found = $current$.findOne({ _id: id }, { $revisionKey$: 1 });
    if (!found) return;
    $keepName$(id, $foundNumber$);
    if ($current$.deleteOne({ _id: id, $revisionKey$: $foundNumber$ }).deletedCount === 1) return;
  }
}
