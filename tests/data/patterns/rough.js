// What all <case>.rough.js have in common. NAMES holds every name that a script of a pattern uses for itself.
// Nothing is raw: else the driver finds toString and others in the object where it looks for names of raw fields.
const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
const stored = name => db.getCollection(name).find({}, {}, asStored).toArray();
const put = (name, docs) => db.getCollection(name).insertMany(docs, { bypassDocumentValidation: true });
// A text, a list or an object under each of them, a list of objects where every object has such a name; __proto__ only inside,
// for what the shell makes of "...rest" loses it. Functions that the shell rewrites take twenty times as long, so these and
// textOf below are made by a constructor.
const lookAlikes = new Function("NAMES", `
  const kept = (name, n) => ["kept " + name, [{ kept: name }, n], { kept: { [name]: n } }][name in Object.prototype ? 1 : n % 3];
  const inside = Object.fromEntries([["__proto__", [{ kept: 1 }]], ["b", { toString: [{ valueOf: [{}] }] }], ["a", 1]]);
  return (...own) => Object.fromEntries([...NAMES.map((name, n) => [name, kept(name, n)]), ["inside", inside]].filter(([name]) => !own.includes(name)));
`)(NAMES);
const oid = number => ObjectId(String(number).padStart(24, "a"));
const day = number => new Date(Date.UTC(2020, 0, 1) + number * 86400000);

// Values as text, in which the order of fields does not matter and every type does.
const textOf = new Function("EJSON", `
  const plain = value => Array.isArray(value) ? value.map(plain)
    : value && typeof value === "object" ? Object.fromEntries(Object.keys(value).sort().map(key => [key, plain(value[key])])) : value;
  return value => JSON.stringify(plain(JSON.parse(EJSON.stringify([value], { relaxed: false }))));
`)(EJSON);

// What two lists of anything have in common must be all of both, however often each is in them.
function differences(what, found, expected) {
  const count = new Map();
  for (const one of expected.map(textOf)) count.set(one, (count.get(one) ?? 0) + 1);
  for (const one of found.map(textOf)) count.set(one, (count.get(one) ?? 0) - 1);
  // long texts are shown from where the first two begin to differ
  const odd = [...count].filter(([, n]) => n !== 0).slice(0, 3);
  const [one = "", other = ""] = odd.map(([text]) => text);
  const from = odd.length > 1 ? Math.max(0, [...one].findIndex((letter, at) => letter !== other[at]) - 20) : 0;
  return odd.map(([text, n]) => `${what}: ${n > 0 ? "missing" : "too many"} ${Math.abs(n)} × ${text.slice(from, from + (from > 0 ? 90 : 500))}`);
}

// What old writers do in a collection between two runs: the first document changes, the second one is deleted, one is added.
function writeLate(name, docs, added) {
  db.getCollection(name).updateOne({ _id: docs[0]._id }, { $set: { late: "changed" } }, { bypassDocumentValidation: true });
  db.getCollection(name).deleteOne({ _id: docs[1]._id });
  if (added) put(name, [added]);
}
const afterLate = ([changed, , ...others], ...added) => [{ ...changed, late: "changed" }, ...others, ...added];

// New code makes a document as large as one can be; it is compared without what fills it.
function makeFull(name, _id) {
  const [{ bytes }] = db.getCollection(name).aggregate([{ $match: { _id } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }]).toArray();
  db.getCollection(name).updateOne({ _id }, { $set: { full: "f".repeat(16777216 - 11 - Number(bytes)) } }, { bypassDocumentValidation: true });
}
const notFull = ({ full, ...one }) => one;

// Gives a document an object with a field _bsontype, which only the server itself still makes.
function putUnsendable(name, _id, path) {
  const odd = { $arrayToObject: [[["a", 1], [{ $concat: ["_bson", "type"] }, "gift"]]] };
  db.getCollection(name).aggregate([{ $match: { _id } }, { $set: { [path]: odd } }, { $merge: name }]);
}
