// All of them are looked at before the first one goes, and those whose links another one holds go before it.
const former = $kinds$().filter(one => one.name !== $targetName$ && db.getCollectionInfos({ name: one.name }).length > 0).reverse();
for (const one of former) {
  if ($missing$(one) > 0) throw new Error("some documents were not copied: " + one.name);
  const compared = db.getCollection($comparedName$).findOne({ _id: one.name });
  if (!compared || compared.state !== $stateOf$(one.name)) throw new Error("somebody has written into " + one.name + " since it was compared: run the steps that copy and compare once more");
}
former.forEach(one => db.getCollection(one.name).drop());
db.getCollection($comparedName$).drop();
