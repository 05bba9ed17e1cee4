// Writers start with step 3.
function idOf(kind, n) {
  return new ObjectId(kind.charCodeAt(0).toString(16).padStart(20, "0") + n.toString(16).padStart(4, "0"));
}

// Position, counted through, and value of each place that is taken.
function taken(doc) {
  return (doc.lockers ?? []).map((value, n) => [n, Number(value)]).filter(([, value]) => Number(value) !== 0);
}

function factsBefore() {
  return db.sailings.find().sort({ _id: 1 }).limit(40).toArray().map(doc => [String(doc._id), taken(doc)]);
}

function factsAfter() {
  return db.sailings.find().sort({ _id: 1 }).limit(40).toArray().map(doc => {
    const free = new Set(findFreeLockers(doc._id));
    const all = doc.lockers.map((value, n) => [n, Number(value)]);
    return [String(doc._id), all.filter(([n]) => !free.has(n))];
  });
}

// Two clients want each place; whoever gets it says so in another database, which takes each place once only.
function write(client, i) {
  const n = (i + (client % 2) * WRITES) % 12;
  const number = Math.floor((i + (client % 2) * WRITES) / 12);
  const value = client * 1000 + i + 1;
  if (takeLocker(idOf("p", number), n, value)) db.getSiblingDB("taken").places.insertOne({ _id: number * 12 + n, value: value });
  else if (freeLocker(idOf("p", number), n, value)) throw new Error("the place of another was given back");
}

function beforeWrites() {
  db.getSiblingDB("taken").dropDatabase();
  for (let number = 0; number < 42; number += 1) prepareSailing({ _id: idOf("p", number), title: "t" });
  return { n: items(), free: findFreeLockers(idOf("p", 0)).length };
}

function afterWrites(before, writes) {
  const wins = db.getSiblingDB("taken").places.find().sort({ _id: 1 }).toArray();
  db.getSiblingDB("taken").dropDatabase();
  const docs = db.sailings.find({ _id: { $in: Array.from({ length: 42 }, (none, number) => idOf("p", number)) } }).sort({ _id: 1 }).toArray();
  const held = docs.flatMap((doc, number) => taken(doc).map(([n, value]) => [number * 12 + n, value]));
  const given = freeLocker(idOf("p", 0), 0, wins[0].value);
  return [
    ["free before", before.free, 12],
    ["places taken", wins.length, writes / 2],
    ["items", held.length, writes / 2],
    ["not with their taker", held.filter(([n, value], at) => wins[at]._id !== n || wins[at].value !== value), []],
    ["beyond the last place", takeLocker(idOf("p", 0), 12, 7), false],
    ["given back and free again", given && findFreeLockers(idOf("p", 0)).some(place => place === 0), true],
    ["others as they were", items(), before.n + writes / 2 - 1],
  ];
}

function items() {
  return db.sailings.find().toArray().reduce((sum, doc) => sum + taken(doc).length, 0);
}

let some;

// Some places of documents that are there already, as long as they are prepared and free; else those of a document of its own.
function writeMeanwhile(client, i) {
  some ??= db.sailings.find({}, { _id: 1 }).sort({ _id: -1 }).limit(10).toArray().map(doc => doc._id);
  const take = (id, n) => takeLocker(id, n, client * 1000 + i + 1);
  if (i % 2 && take(some[i % 10], (i * 7 + client) % 12)) return;
  const id = idOf("w", client * 100 + Math.floor(i / 12));
  prepareSailing({ _id: id, title: "t" });
  if (!take(id, i % 12)) throw new Error("a place of its own was taken");
}

function formula() {
  const id = idOf("f", 0);
  const bytes = () => db.sailings.aggregate([{ $match: { _id: id } }, { $project: { n: { $bsonSize: "$$ROOT" } } }]).toArray()[0].n;
  prepareSailing({ _id: id, title: "t" });
  prepareSailing({ _id: id, title: "u" });
  const empty = bytes();
  const before = db.serverStatus().metrics.document;
  for (let n = 0; n < 12; n += 1) takeLocker(id, n, n + 1);
  const after = db.serverStatus().metrics.document;
  prepareSailing({ _id: idOf("g", 0), title: "t", "a.b": Int32(1), inner: { "c.$d": Int32(2) } }); // as data may name fields
  const dotted = db.sailings.findOne({ _id: idOf("g", 0) });
  return [
    ["names with a dot", [Number(dotted["a.b"]), Number(dotted.inner["c.$d"]), dotted.a ?? null], [1, 2, null]],
    ["documents", db.sailings.countDocuments({}), 2],
    ["updates", Number(after.updated) - Number(before.updated), 12],
    ["inserts", Number(after.inserted) - Number(before.inserted), 0],
    ["free", findFreeLockers(id).length, 0],
    ["bytes when empty", empty, 135],
    ["bytes when full", bytes(), 135],
  ];
}
