const wrong = $docs$.countDocuments({ $or: [{ $left$: { $exists: false } }, { $expr: { $gte: [$leftValue$, $rightValue$] } }] });
const outside = $docs$.aggregate([
  { $match: { $parent$: { $ne: null } } },
  { $lookup: { from: $docsName$, localField: $parentName$, foreignField: "_id", as: "above" } },
  { $match: { $expr: { $not: [{ $and: [{ $gt: [$leftValue$, { $arrayElemAt: [$aboveLeftValue$, 0] }] }, { $lt: [$rightValue$, { $arrayElemAt: [$aboveRightValue$, 0] }] }] }] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
const largest = $docs$.find({}, { $right$: 1 }).sort({ $right$: -1 }).limit(1).toArray();
print("documents without numbers (must be none)", wrong, "outside the numbers of their parent (must be none)", outside, "largest number and twice the documents", largest, 2 * $docs$.countDocuments({}));
if (wrong + outside > 0) throw new Error("somebody has moved or added documents meanwhile: stop them, and run the step before once more");
