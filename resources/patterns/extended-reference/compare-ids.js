const alone = $holders$.countDocuments({ $old$: { $exists: true } });
print("with copies", $holders$.countDocuments({ $idPath$: { $exists: true } }), "still with the id alone (must be none)", alone);
if (alone > 0) throw new Error("either they changed meanwhile: then run the step before once more; or they have two different ids in " + $oldName$ + " and " + $objectName$ + ", and nobody can say which one is newer: take the wrong one away: " + EJSON.stringify($holders$.find({ $old$: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id)));
