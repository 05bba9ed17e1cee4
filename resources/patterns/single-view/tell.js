for (const { name } of $sources$()) {
  const wrong = $differing$(name);
  const missing = wrong.find(one => one._id)?.n ?? 0;
  const changed = wrong.find(one => !one._id);
  const [stored] = $view$.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$" + name, []] } } } } }]).toArray();
  print(name, db.getCollection(name).countDocuments({}), "in the views", Number(stored?.n ?? 0), "not there (must be none)", missing);
  if (changed) print("  changed since they were copied, there by new code or here by old one", changed.n, EJSON.stringify(changed.ids));
  if (missing > 0) throw new Error("run the step before once more: " + name);
}
const conflicts = $findConflicts$();
print("views in which the systems say different things", conflicts.length < 100 ? conflicts.length : "100 or more");
for (const one of conflicts.slice(0, 20)) print("  ", EJSON.stringify(one));
