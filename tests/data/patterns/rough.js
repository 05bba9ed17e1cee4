// What all <case>.rough.js have in common. NAMES holds every name that a script of a pattern uses for itself.
const asStored = { promoteValues: false };
const stored = name => db.getCollection(name).find({}, {}, asStored).toArray();
const put = (name, docs) => db.getCollection(name).insertMany(docs, { bypassDocumentValidation: true });
const lookAlikes = (...own) => Object.fromEntries(NAMES.filter(name => !own.includes(name)).map(name => [name, `kept ${name}`]));
const oid = number => ObjectId(String(number).padStart(24, "a"));
const day = number => new Date(Date.UTC(2020, 0, 1) + number * 86400000);

// Values as text, in which the order of fields does not matter and every type does.
const plain = value => Array.isArray(value) ? value.map(plain)
  : value && typeof value === "object" && !value._bsontype ? Object.fromEntries(Object.keys(value).sort().map(key => [key, plain(value[key])])) : value;
const textOf = value => EJSON.stringify([plain(EJSON.parse(EJSON.stringify([value], { relaxed: false }), { relaxed: false }))], { relaxed: false });

// What two lists of anything have in common must be all of both, however often each is in them.
function differences(what, found, expected) {
  const count = new Map();
  for (const one of expected.map(textOf)) count.set(one, (count.get(one) ?? 0) + 1);
  for (const one of found.map(textOf)) count.set(one, (count.get(one) ?? 0) - 1);
  return [...count].filter(([, n]) => n !== 0).slice(0, 3).map(([one, n]) => `${what}: ${n > 0 ? "missing" : "too many"} ${Math.abs(n)} × ${one.slice(0, 500)}`);
}
