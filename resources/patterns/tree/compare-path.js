const lost = $docs$.countDocuments({ $path$: { $exists: false } });
const wrong = $isPlaced$ ? 0 : $docs$.aggregate([
  { $match: { $parent$: { $ne: null } } },
  { $lookup: { from: $docsName$, localField: $parentName$, foreignField: "_id", as: "above" } },
  { $match: { $expr: { $ne: [$pathValue$, $textOfPath$] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("documents without a path (must be none)", lost, "with one that does not lead to their parent (must be none)", wrong);
if (lost + wrong > 0) throw new Error("somebody has moved or added documents meanwhile: stop them, take the paths away, and run the step before once more");
// $note$
