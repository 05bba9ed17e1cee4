const wrong = $docs$.countDocuments({ $or: [{ $ancestors$: { $exists: false } }, { $expr: { $ne: [
  { $ifNull: [$parentValue$, null] }, { $ifNull: [{ $arrayElemAt: [$ancestorsValue$, -1] }, null] },
] } }] });
print("documents whose last ancestor is not their parent (must be none)", wrong);
if (wrong > 0) throw new Error("run the step before once more");
