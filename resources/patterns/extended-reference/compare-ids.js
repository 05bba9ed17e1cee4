print("still with the id alone", $holders$.countDocuments({ $old$: { $exists: true } }));
print("with copies", $holders$.countDocuments({ $idPath$: { $exists: true } }));
