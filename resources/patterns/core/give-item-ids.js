const noId = { $array$: { $elemMatch: { _id: { $exists: false } } } };
for (const doc of $docs$.find(noId)) {
  let current = doc;
  while (current) {
    const ids = $currentArray$.map(() => new ObjectId());
    const set = [{ $set: { $array$: { $map: { input: { $zip: { inputs: [$arrayValue$, ids] } }, as: "pair",
      in: { $mergeObjects: [{ _id: { $arrayElemAt: ["$$pair", 1] } }, { $arrayElemAt: ["$$pair", 0] }] } } } } }];
    if ($docs$.updateOne({ _id: current._id, $array$: $currentArray$ }, set).matchedCount === 1) break;
    current = $docs$.findOne({ _id: doc._id, ...noId });
  }
}
