// Smallest and largest values cannot be taken back by a sum: they are looked for again, until nobody has written meanwhile.
function $extremesName$(key) {
  for (;;) {
    const before = $target$.findOne({ _id: key });
    if (!$beforeNumbers$) return;
    const found = $source$.aggregate([$matchKey$, $unwind$, { $group: { _id: null, $groupExtremes$ } }]).toArray()[0] ?? {};
    const unchanged = { _id: key, $guard$ };
    if ($target$.updateOne(unchanged, [{ $set: { $setExtremes$ } }]).matchedCount === 1) return;
  }
}
