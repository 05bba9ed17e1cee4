// Writers start with step 3.
// The values of sailings.slots change: a list of some of the slots becomes days of all of them; that an empty text is a free slot is the pattern's own meaning.
function idOf(kind, n) {
  return new ObjectId(kind.charCodeAt(0).toString(16).padStart(20, "0") + n.toString(16).padStart(4, "0"));
}

// Position, counted through, and value of each place that is taken.
function taken(doc) {
  return (doc.slots ?? []).flat().map((value, n) => [n, value]).filter(([, value]) => value !== "");
}

function factsBefore() {
  return db.sailings.find().sort({ _id: 1 }).limit(40).toArray().map(doc => [String(doc._id), taken(doc)]);
}

function factsAfter() {
  return db.sailings.find().sort({ _id: 1 }).limit(40).toArray().map(doc => {
    const free = new Set(findFreeSlots(doc._id).map(({ day, slot }) => day * 24 + slot));
    const all = doc.slots.flatMap((places, row) => places.map((value, column) => [row * 24 + column, value]));
    return [String(doc._id), all.filter(([n]) => !free.has(n))];
  });
}

// Two clients want each place; whoever gets it says so in another database, which takes each place once only.
function write(client, i) {
  const n = (i + (client % 2) * WRITES) % 125;
  const number = Math.floor((i + (client % 2) * WRITES) / 125);
  const value = `${client} ${i}`;
  if (takeSlot(idOf("p", number), Math.floor(n / 24), n % 24, value)) db.getSiblingDB("taken").places.insertOne({ _id: number * 168 + n, value: value });
  else if (freeSlot(idOf("p", number), Math.floor(n / 24), n % 24, value)) throw new Error("the place of another was given back");
}

function beforeWrites() {
  db.getSiblingDB("taken").dropDatabase();
  for (let number = 0; number < 4; number += 1) prepareSailing({ _id: idOf("p", number), title: "t" });
  return { n: items(), free: findFreeSlots(idOf("p", 0)).length };
}

function afterWrites(before, writes) {
  const wins = db.getSiblingDB("taken").places.find().sort({ _id: 1 }).toArray();
  db.getSiblingDB("taken").dropDatabase();
  const docs = db.sailings.find({ _id: { $in: Array.from({ length: 4 }, (none, number) => idOf("p", number)) } }).sort({ _id: 1 }).toArray();
  const held = docs.flatMap((doc, number) => taken(doc).map(([n, value]) => [number * 168 + n, value]));
  const given = freeSlot(idOf("p", 0), 0, 0, wins[0].value);
  return [
    ["free before", before.free, 168],
    ["places taken", wins.length, writes / 2],
    ["items", held.length, writes / 2],
    ["not with their taker", held.filter(([n, value], at) => wins[at]._id !== n || wins[at].value !== value), []],
    ["beyond the last place", takeSlot(idOf("p", 0), 0, 24, "x"), false],
    ["given back and free again", given && findFreeSlots(idOf("p", 0)).some(place => place.day === 0 && place.slot === 0), true],
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
  const take = (id, n) => takeSlot(id, Math.floor(n / 24), n % 24, `${client} ${i}`);
  if (i % 2 && take(some[i % 10], (i * 7 + client) % 168)) return;
  const id = idOf("w", client * 100 + Math.floor(i / 168));
  prepareSailing({ _id: id, title: "t" });
  if (!take(id, i % 168)) throw new Error("a place of its own was taken");
}

function formula() {
  const id = idOf("f", 0);
  const weeks = Array.from({ length: 12 }, (none, n) => ({ _id: idOf("f", n), title: `week ${n + 1}` }));
  prepareAllSailings(weeks);
  prepareAllSailings(weeks);
  const before = db.serverStatus().metrics.document;
  for (let n = 0; n < 48; n += 1) takeSlot(id, Math.floor(n / 24), n % 24, `guest ${n}`);
  const after = db.serverStatus().metrics.document;
  return [
    ["documents", db.sailings.countDocuments({}), 12],
    ["updates", Number(after.updated) - Number(before.updated), 48],
    ["inserts", Number(after.inserted) - Number(before.inserted), 0],
    ["free", findFreeSlots(id).length, 120],
  ];
}
