// Documents of the version before, with all that may be there, missing or null.
const these = (name, ...values) => docs => docs.flatMap(doc => [doc, ...values.map(value => ({ ...doc, [name]: value }))]);
const shapes = [
  these("phone", "ünï", null), these("town", "t", null), these("fax", "f"), these("address", { town: "a" }, { town: null, street: "s" }, { street: "s" }, null),
  these("phone_home", "h", null), these("phones", { work: "w", other: "o" }, { work: null }, null),
];
const listed = typeof gatheredIn === "function";
const contacts = these("contacts", ...(listed ? [[], [{ kind: "fax", number: "1", note: null }], null] : [{}, { mail: "m" }, null]));
const older = () => contacts(shapes.reduce((docs, more) => more(docs), [{ name: "n", born: new Date(0) }])).filter(doc => !(typeof doc.address?.town !== "undefined" && "city" in doc));
const inOrder = value => (Array.isArray(value) ? value.map(inOrder)
  : value && Object.prototype.toString.call(value) === "[object Object]" && !value._bsontype ? Object.fromEntries(Object.keys(value).sort().map(key => [key, inOrder(value[key])])) : value);
const text = value => EJSON.stringify(inOrder(value));

// What the code reads of a document of the version before is what the server makes of it.
function formula() {
  db.people.insertMany(older().map((doc, n) => ({ ...doc, _id: n })), { bypassDocumentValidation: true });
  const some = older().map((_, n) => n).filter(n => n % 7 === 0);
  const read = some.map(n => text(readPerson(n)));
  const converted = convertAllPeople();
  const stored = new Map(db.people.find().toArray().map(one => [one._id, text(one)]));
  const wrong = some.filter((n, at) => read[at] !== stored.get(n));
  return [
    ["converted", converted, older().length],
    ["once more", convertAllPeople(), 0],
    ["read otherwise than stored", wrong.slice(0, 3).map(n => [read[some.indexOf(n)], stored.get(n)]), []],
  ];
}

const names = [0, 1, 2, 3].map(client => `changed_${client}`);

// Clients insert documents, read and change those of the version before while others do, and convert the rest.
function write(client, i) {
  const found = ids()[(i * 7 + client) % 40];
  const before = readPerson(found);
  if (before.name !== "older") throw new Error("not the document that was asked for: " + text(before));
  if (typeof changePerson === "function" && !changePerson(found, { $inc: { [names[client]]: Int32(1) } })) throw new Error("not changed");
  if (i % 5 === 0) insertPerson({ name: "newer", born: new Date(0), contacts: listed ? [] : {}, city: "c" });
  if (i % 10 === client) convertAllPeople();
}

const ids = () => [...Array(40).keys()].map(n => `older ${n}`);

function beforeWrites() {
  const docs = older();
  db.people.insertMany(ids().map((_id, n) => ({ ...docs[(n * 37) % docs.length], _id, name: "older" })), { bypassDocumentValidation: true });
  return { n: db.people.countDocuments({}), docs: ids().map(id => text(upgradePerson(db.people.findOne({ _id: id })))) };
}

function afterWrites(before, writes) {
  convertAllPeople();
  const changes = doc => names.reduce((sum, name) => sum + (doc[name] ?? 0), 0);
  const without = doc => Object.fromEntries(Object.entries(doc).filter(([name]) => !names.includes(name)));
  const docs = ids().map(id => db.people.findOne({ _id: id }));
  db.people.deleteMany({ name: "older" }); // they obey no rules
  return [
    ["documents", db.people.countDocuments({}), before.n - 40 + (4 * WRITES) / 5],
    ["left of the version before", convertAllPeople(), 0],
    ["changes", docs.reduce((sum, doc) => sum + changes(doc), 0), typeof changePerson === "function" ? writes : 0],
    ["otherwise than they were", docs.map(without).map(text).filter((doc, n) => doc !== before.docs[n]), []],
  ];
}
