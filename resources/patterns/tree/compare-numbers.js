const wrong = $docs$.countDocuments({ $or: [{ $left$: { $exists: false } }, { $expr: { $gte: [$leftValue$, $rightValue$] } }] });
const largest = $docs$.find({}, { $right$: 1 }).sort({ $right$: -1 }).limit(1).toArray();
print("documents without numbers (must be none)", wrong, "largest number and twice the documents", largest, 2 * $docs$.countDocuments({}));
if (wrong > 0) throw new Error("run the step before once more");
