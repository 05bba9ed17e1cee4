// filter chooses items: {} for all of them, or all those of one group.
function $count$(filter) {
  // $begun$
  $source$.aggregate([
    // $unwindLine$
    { $match: filter },
    { $group: { _id: $groupKey$, $group$ } },
    { $set: { $tidy$, $stampNow$, $fixed$ } },
    { $merge: { into: $targetName$, on: "_id", whenMatched: $whenMatched$, whenNotMatched: "insert" } },
  ], { allowDiskUse: true });
  // $forget$
}
