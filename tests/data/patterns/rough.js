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

// Puts a document in whose items in a list hold undefined, which no shell can compare.
function putUncomparable(name, doc, list) {
  put(name, [doc]);
  const odd = { $function: { body: "function() { return { odd: undefined }; }", args: [], lang: "js" } };
  db.getCollection(name).aggregate([{ $match: { _id: doc._id } }, { $set: { [list]: { $map: { input: "$" + list, as: "one", in: { $mergeObjects: ["$$one", odd] } } } } }, { $merge: name }]);
}

// Does something in the middle of `work`: just before the first command that `is` recognises.
function amid([name, command, is], does, work) {
  const collection = db.getCollection(name);
  const original = collection[command];
  let done = false;
  collection[command] = function (...given) {
    if (!done && is(...given)) {
      done = true;
      does();
    }
    return original.apply(collection, given);
  };
  try {
    work();
  } finally {
    collection[command] = original;
  }
  if (!done) throw new Error("nobody came between: " + name + " " + command);
}

// Does `work` as a shell that is killed there.
function killedAt(moment, work) {
  const failCommands = ["insert", "update", "delete", "findAndModify", "aggregate", "create", "createIndexes", "drop"];
  try {
    amid(moment, () => db.adminCommand({ configureFailPoint: "failCommand", mode: "alwaysOn", data: { failCommands, errorCode: 11601, appName: "patterns" } }), work);
    throw new Error("not killed");
  } catch (error) {
    if (error.code !== 11601) throw error;
  } finally {
    db.adminCommand({ configureFailPoint: "failCommand", mode: "off" });
  }
}

// Does `work`, and `answer` instead of each wait; how many there were.
function waiting(answer, work) {
  const original = globalThis.sleep;
  let waits = 0;
  globalThis.sleep = () => answer(++waits);
  try {
    work();
  } finally {
    globalThis.sleep = original;
  }
  return waits;
}

// Runs the step that has this text.
const runStep = text => globalThis.stepsWith(globalThis.ObjectId, globalThis.Date).find(step => String(step).includes(text))();

// What an error says.
function errorOf(work) {
  try {
    work();
  } catch (error) {
    return error.message;
  }
  return "";
}

// Moves items from arrays, of which the first `kept` stay, while somebody removes some of these, or after a run that was killed or
// refused before it cut off what it had copied: whichever items are the first ones then, each of them is in one place.
function faultsOfMoves({ parents, own = () => ({}), array, kept, item, apart, remove, move, cut, notes, hinder, free }) {
  const items = (n, from, to) => Array.from({ length: to - from + 1 }, (_, at) => item(n, from + at));
  const begin = (n, length) => put(parents, [{ _id: oid(n), ...own(n), [array]: items(n, 0, length - 1) }]);
  const take = (n, from, to) => items(n, from, to).filter(one => !remove(oid(n), one._id)).map(one => "not removed: " + one._id);
  const placed = (n, here, there) => [...differences("first items of " + n, stored(parents).filter(one => one._id.equals(oid(n))).map(one => one[array]), [here]), ...differences("rest of " + n, apart(n), there)];
  const noted = () => stored(notes).map(one => one._id.of);
  const faults = [];
  const beside = (n, length, from, to, here, there) => {
    begin(n, length);
    amid(cut, () => faults.push(...take(n, from, to)), move);
    faults.push(...placed(n, here, there));
  };
  beside(30, kept + 4, 0, 5, items(30, 6, kept - 1), items(30, kept, kept + 3));
  beside(31, kept + 20, 0, 2, items(31, 3, kept - 1), items(31, kept, kept + 19));
  beside(32, kept + 4, kept - 2, kept + 1, items(32, 0, kept - 3), items(32, kept + 2, kept + 3));
  faults.push(...differences("notes", noted(), []));

  // Once there is nothing else to move, and once there is.
  for (const n of [33, 34]) {
    begin(n, kept + 4);
    killedAt(cut, move);
    faults.push(...take(n, 0, 5));
    if (n === 34) begin(35, kept + 2);
    move();
    faults.push(...placed(n, items(n, 6, kept - 1), items(n, kept, kept + 3)));
  }
  faults.push(...placed(35, items(35, 0, kept - 1), items(35, kept, kept + 1)), ...differences("killed", [...new Set(noted().map(String))], [oid(33), oid(34)].map(String)));

  // Their notes are forgotten after a day, by a run that looks at what they had copied as the others did.
  begin(46, kept + 4);
  killedAt(cut, move);
  faults.push(...take(46, 0, 5), ...differences("killed as well", [noted().map(String).includes(String(oid(46)))], [true]));
  db.getCollection(notes).aggregate([{ $set: { "_id.run": { $toObjectId: { $concat: ["00000000", { $substrCP: [{ $toString: "$_id.run" }, 8, 16] }] } } } }, { $out: notes }]);
  move();
  faults.push(...placed(46, items(46, 6, kept - 1), items(46, kept, kept + 3)), ...differences("notes after a day", noted(), []));

  // Old code adds two without an _id beside the run: they get their own.
  begin(45, kept + 4);
  const bare = ({ _id, ...one }) => one;
  amid(cut, () => db.getCollection(parents).updateOne({ _id: oid(45) }, { $push: { [array]: { $each: items(45, kept + 4, kept + 5).map(bare) } } }, { bypassDocumentValidation: true }), move);
  faults.push(...differences("without _id", apart(45).map(bare), items(45, kept, kept + 5).map(bare)), ...differences("ids", [new Set(apart(45).map(one => String(one._id))).size], [6]));

  begin(36, kept + 4);
  begin(37, kept + 4);
  hinder(item(36, kept + 3), item(37, kept + 3));
  faults.push(...differences("refusal", [errorOf(move).startsWith("nothing is cut off")], [true]), ...take(36, 0, 5));
  free(item(36, kept + 3));
  move();
  return [...faults, ...placed(36, items(36, 6, kept - 1), items(36, kept, kept + 3)), ...placed(37, items(37, 0, kept - 1), items(37, kept, kept + 3)), ...differences("notes after a refusal", noted(), [])];
}
