if ($taken$) {
  // Whoever has just added it counts it in a moment.
  const fewer = { $pull: { $array$: { _id: id } }, $inc: { $countKey$: -1 } };
  for (let n = 0; n < 100 && $parents$.updateOne({ _id: $key$, $countKey$: { $gt: 0 } }, fewer).matchedCount === 0 && $parents$.findOne({ _id: $key$, $countKey$: { $exists: true } }, { _id: 1 }); n += 1) sleep(100);
}
