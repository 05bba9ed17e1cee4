// $swapFunction$
for (const kind of [$values$]) {
  const pairs = $target$.find({ $type$: kind, legacy_id: { $exists: true } }, { legacy_id: 1 }).toArray();
  for (let from = 0; from < pairs.length; from += 1000) {
    const some = pairs.slice(from, from + 1000);
    $swap$(kind, some.map(one => one._id), some.map(one => $formerValue$));
  }
}
