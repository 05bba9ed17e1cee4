const wrong = $docs$.aggregate([
  { $lookup: { from: $docsName$, localField: $parentName$, foreignField: "_id", as: "above" } },
  { $match: { $expr: { $ne: [$ancestorsValue$, { $cond: [{ $eq: [{ $ifNull: [$parentValue$, null] }, null] }, [],
    { $concatArrays: [{ $ifNull: [{ $arrayElemAt: [$aboveAncestorsValue$, 0] }, []] }, [$parentValue$]] }] }] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("documents whose ancestors are not those of their parent, and the parent (must be none)", wrong);
if (wrong > 0) throw new Error("somebody has moved or added documents meanwhile: stop them, and run the step before once more");
