// $parse$
const newRules = [
// $rules$
];
const breaking = [];
for (const { name, validator, level, action } of newRules) {
  if (db.getCollectionInfos({ name: name }).length === 0) db.createCollection(name);
  db.runCommand({ collMod: name, validator: validator, validationLevel: "moderate", validationAction: "warn" });
  const broken = Number(db.runCommand({ count: name, query: { $nor: [validator] } }).n);
  print(name, "documents that break the new rules (must be none)", broken);
  if (broken > 0) breaking.push(name);
  else db.runCommand({ collMod: name, validationLevel: level, validationAction: action });
}
if (breaking.length > 0) throw new Error("mend the documents or loosen the rules, then run this step again: " + breaking.join(", "));
