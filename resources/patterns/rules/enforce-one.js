// No new document can break the rules once they refuse; what was written before that is counted again.
const enforce = (name, validator, level, action) => {
  const breaking = () => Number(db.runCommand({ count: name, query: { $nor: [validator] } }).n);
  const must = level === "strict" && action === "error";
  const before = breaking();
  print(name, must ? "documents that break the rules (must be none)" : "documents that break the rules", before);
  if (must && before > 0) return false;
  db.runCommand({ collMod: name, validationLevel: must ? "moderate" : level, validationAction: action });
  if (!must) return true;
  const between = breaking();
  if (between > 0) print(name, "written while they were counted, and breaking the rules", between);
  db.runCommand({ collMod: name, validationLevel: between > 0 ? "moderate" : level, validationAction: between > 0 ? "warn" : action });
  return between === 0;
};
