{
const name = $name$;
// $staged$
const validator = staged(name);
const rules = [];
for (const part of validator.$and ?? [validator]) {
  const { required = [], properties = {}, ...rest } = part.$jsonSchema ?? {};
  if (!part.$jsonSchema) rules.push([EJSON.stringify(part), part]);
  for (const field of required) rules.push([JSON.stringify(field) + " is missing", { $jsonSchema: { required: [field] } }]);
  for (const [field, rule] of Object.entries(properties)) rules.push([JSON.stringify(field) + " has another type or value", { $jsonSchema: { properties: { [field]: rule } } }]);
  for (const [word, rule] of Object.entries(rest)) {
    if (word === "title" || word === "description") continue;
    const known = word === "additionalProperties" ? { properties: Object.fromEntries(Object.keys(properties).map(field => [field, {}])) } : {};
    rules.push([word, { $jsonSchema: { [word]: rule, ...known } }]);
  }
}
const facets = { all: [{ $count: "n" }], ids: [{ $limit: 20 }, { $project: { _id: 1 } }] };
rules.forEach(([, rule], i) => { facets["rule" + i] = [{ $match: { $nor: [rule] } }, { $count: "n" }]; });
const [found] = db.getCollection(name).aggregate([{ $match: { $nor: [validator] } }, { $facet: facets }], { allowDiskUse: true }).toArray();
print(name, "documents that break the rules", found.all[0]?.n ?? 0);
rules.forEach(([what], i) => { if (found["rule" + i].length > 0) print(" ", what, found["rule" + i][0].n); });
if (found.ids.length > 0) print("  some of them:", EJSON.stringify(found.ids.map(one => one._id)));
}
