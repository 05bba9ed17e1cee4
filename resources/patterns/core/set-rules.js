// $parse$
// $enforce$
// changed: what of a validator this migration can break. What breaks the rest of it did so before.
const newRules = [
// $rules$
];
for (const one of newRules) {
  if (db.getCollectionInfos({ name: one.name }).length === 0) db.createCollection(one.name);
  db.runCommand({ collMod: one.name, validator: one.validator, validationLevel: "moderate", validationAction: "warn" });
  const count = rules => Number(db.runCommand({ count: one.name, query: { $nor: [rules] } }).n);
  one.broken = count(one.validator);
  one.brokenHere = one.broken > 0 ? count(one.changed) : 0;
  if (one.broken > 0 && one.brokenHere === 0) print(one.name, "documents that broke the former rules and break these in the same way", one.broken);
}
// What breaks the rules may be copied or moved from one of these collections to another.
const waits = newRules.some(one => one.broken > 0 && one.brokenHere === 0);
if (waits) print("the rules only warn until these documents are mended and this step has run again");
const breaking = newRules.filter(one => one.brokenHere > 0 || (!waits && !enforce(one.name, one.validator, one.level, one.action))).map(one => one.name);
if (breaking.length > 0) throw new Error("mend the documents or loosen the rules, then run this step again: " + breaking.join(", "));
