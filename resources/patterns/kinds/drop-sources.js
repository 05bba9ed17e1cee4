for (const one of $kinds$()) {
  if (one.name === $targetName$ || db.getCollectionInfos({ name: one.name }).length === 0) continue;
  if ($missing$(one) > 0) throw new Error("some documents were not copied: " + one.name);
  const compared = db.getCollection($comparedName$).findOne({ _id: one.name });
  if (!compared || compared.state !== $stateOf$(one.name)) throw new Error("somebody has written into " + one.name + " since it was compared: run the steps that copy and compare once more");
  db.getCollection(one.name).drop();
}
db.getCollection($comparedName$).drop();
