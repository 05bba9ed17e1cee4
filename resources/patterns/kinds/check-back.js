// $kindsFunction$
for (const { name, kind } of $kinds$()) {
  if (name === $targetName$) continue;
  const left = $target$.aggregate([
    { $match: { $type$: kind } },
    // $formerId$
    { $project: { _id: 1 } },
    { $lookup: { from: name, localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: [] } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
  print(name, "not copied back (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + name);
}
