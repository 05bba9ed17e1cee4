// While it runs both versions are taken, in the end only the newest.
const older = n => ({ _id: oid(n), name: `ünï ${n}`, born: new Date(0), phone_home: `+4${n}` });
const newest = n => ({ _id: oid(n), schema_version: Int32(1), name: `ünï ${n}`, born: new Date(0), contacts: [{ kind: "home", number: `+4${n}` }] });
const newestOf = n => (({ born, ...one }) => ({ _id: one._id, schema_version: one.schema_version, name: one.name, born, contacts: one.contacts }))(newest(n));
const numbers = [1, 2, 3, 10, 11];
function fill() {
  put("people", [older(1), older(2), newest(3)]);
}
function faults() {
  return differences("people", stored("people"), [1, 2, 3].map(newestOf));
}
function useNewCode() {
  db.people.insertOne(older(10));
  insertPerson(newest(11));
  db.people.updateOne({ _id: oid(10) }, { $set: { name: "ünï 10" } });
}
function refusal(one) {
  try {
    db.people.insertOne(one);
    return "taken";
  } catch (error) {
    return error.code;
  }
}
function faultsUsed() {
  const out = differences("people", stored("people"), numbers.map(newestOf));
  const answers = [refusal(older(20)), refusal({ ...newest(21), schema_version: Int32(0) }), refusal(newest(22))];
  db.people.deleteMany({ _id: { $in: [20, 21, 22].map(oid) } });
  const rules = db.getCollectionInfos({ name: "people" })[0].options;
  return [...out, ...differences("answers", answers, [121, 121, "taken"]), ...differences("rules", [rules.validationLevel, rules.validationAction], ["moderate", "error"])];
}
function faultsBack() {
  return differences("people", stored("people").map(one => one.phone_home), [1, 2, 3].map(n => `+4${n}`));
}
function faultsUsedBack() {
  return differences("people", stored("people").map(one => one.phone_home), numbers.map(n => `+4${n}`));
}
