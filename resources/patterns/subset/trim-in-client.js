// not emitted: The server moves the items by their positions: one that passes through the shell could come back with other number
// not emitted: types.
const order = (a, b) => $compare$;
const pick = positions => ({ $map: { input: positions, as: "at", in: { $arrayElemAt: [$arrayName$, "$$at"] } } });
for (const doc of $parents$.find({ $nor: [{ $marker$ }] })) {
  let current = doc;
  while (current) {
    const items = $currentArray$ ?? [];
    const unchanged = { _id: current._id, $array$: $currentArray$ ?? { $exists: false } };
    const positions = items.map((item, at) => at).sort((a, b) => order(items[a], items[b]) || a - b);
    // $copyRest$
    const set = [{ $set: { $array$: pick(positions.slice(0, $n$)), $countClient$ } }];
    if ($parents$.updateOne(unchanged, set).matchedCount === 1) break;
    current = $parents$.findOne({ _id: doc._id, $nor: [{ $marker$ }] });
  }
}
