$details$.aggregate([{ $merge: { into: $hotName$, on: "_id", whenNotMatched: "discard", whenMatched: [
  // $takeOut$
] } }]);
const left = $hot$.countDocuments({ $or: [$present$] });
print("documents that still hold such fields (must be none)", left);
if (left > 0) throw new Error("they were changed or added by a writer with the old code: stop it, then copy and compare again");
