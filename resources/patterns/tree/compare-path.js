const wrong = $docs$.countDocuments({ $or: [{ $path$: { $exists: false } }, { $parent$: { $ne: null }, $expr: { $ne: [
  { $toString: $parentValue$ }, { $ifNull: [{ $arrayElemAt: [{ $split: [$pathValue$, ","] }, -2] }, null] },
] } }] });
print("documents whose path does not end with their parent (must be none)", wrong);
if (wrong > 0) throw new Error("repair these documents, or run the step before once more");
