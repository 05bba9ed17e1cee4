{
const name = $name$;
// $parse$
db.runCommand({ collMod: name, validationLevel: "moderate", validationAction: "warn",
  validator: $validator$ });
}
