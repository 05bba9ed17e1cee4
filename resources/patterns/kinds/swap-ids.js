// In references to documents of a kind: the ids in olds become those in news, in the same order.
function $swap$(kind, olds, news) {
  const bypass = { bypassDocumentValidation: true };
  const swapped = value => ({ $cond: [{ $in: [value, { $literal: olds }] }, { $arrayElemAt: [{ $literal: news }, { $indexOfArray: [{ $literal: olds }, value] }] }, value] });
// $updates$
}
