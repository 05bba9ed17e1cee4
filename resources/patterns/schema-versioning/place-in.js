// Where the first item of a kind is that a field can hold: with the kind, a value and nothing else; -1: nowhere.
const $placeIn$ = kind => ({ $cond: [{ $isArray: [$listValue$] }, { $indexOfArray: [{ $map: { input: $listValue$, in: { $cond: [
  { $eq: [{ $type: "$$this" }, "object"] },
  { $and: [{ $eq: [$itemKind$, { $literal: kind }] }, { $ne: [{ $type: $itemValue$ }, "missing"] }, { $eq: [{ $size: { $objectToArray: "$$this" } }, 2] }] },
  false] } } }, true] }, -1] });
