// $parse$
// $enforce$
const newRules = [
// $rules$
];
const breaking = [];
for (const { name, validator, level, action } of newRules) {
  if (db.getCollectionInfos({ name: name }).length === 0) db.createCollection(name);
  db.runCommand({ collMod: name, validator: validator, validationLevel: "moderate", validationAction: "warn" });
  if (!enforce(name, validator, level, action)) breaking.push(name);
}
if (breaking.length > 0) throw new Error("mend the documents or loosen the rules, then run this step again: " + breaking.join(", "));
