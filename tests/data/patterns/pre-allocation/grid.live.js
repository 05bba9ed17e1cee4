// Writers start with step 3.
// The values of sailings.seats change: a list of some of the seats becomes rows of all of them; which of the zeros are nobody's seat is the pattern's own meaning.
function idOf(kind, n) {
  return `${kind}${n}`;
}

// Position, counted through, and value of each place that is taken.
function taken(doc) {
  return (doc.seats ?? []).flat().map((value, n) => [n, Number(value)]).filter(([, value]) => Number(value) !== 0);
}

function factsBefore() {
  return db.sailings.find().sort({ _id: 1 }).limit(40).toArray().map(doc => [String(doc._id), taken(doc)]);
}

function factsAfter() {
  return db.sailings.find().sort({ _id: 1 }).limit(40).toArray().map(doc => {
    const free = new Set(findFreeSeats(doc._id).map(({ row, column }) => row * 20 + column));
    const all = doc.seats.flatMap((places, row) => places.map((value, column) => [row * 20 + column, Number(value)]));
    return [String(doc._id), all.filter(([n]) => !free.has(n))];
  });
}

// Two clients want each place; whoever gets it says so in another database, which takes each place once only.
function write(client, i) {
  const n = (i + (client % 2) * WRITES) % 60;
  const number = Math.floor((i + (client % 2) * WRITES) / 60);
  const value = client * 1000 + i + 1;
  if (takeSeat(idOf("p", number), Math.floor(n / 20), n % 20, value)) db.getSiblingDB("taken").places.insertOne({ _id: number * 60 + n, value: value });
  else if (freeSeat(idOf("p", number), Math.floor(n / 20), n % 20, value)) throw new Error("the place of another was given back");
}

function beforeWrites() {
  db.getSiblingDB("taken").dropDatabase();
  for (let number = 0; number < 9; number += 1) prepareSailing({ _id: idOf("p", number), title: "t" });
  return { n: items(), free: findFreeSeats(idOf("p", 0)).length };
}

function afterWrites(before, writes) {
  const wins = db.getSiblingDB("taken").places.find().sort({ _id: 1 }).toArray();
  db.getSiblingDB("taken").dropDatabase();
  const docs = db.sailings.find({ _id: { $in: Array.from({ length: 9 }, (none, number) => idOf("p", number)) } }).sort({ _id: 1 }).toArray();
  const held = docs.flatMap((doc, number) => taken(doc).map(([n, value]) => [number * 60 + n, value]));
  const given = freeSeat(idOf("p", 0), 0, 0, wins[0].value);
  return [
    ["free before", before.free, 60],
    ["places taken", wins.length, writes / 2],
    ["items", held.length, writes / 2],
    ["not with their taker", held.filter(([n, value], at) => wins[at]._id !== n || wins[at].value !== value), []],
    ["beyond the last place", takeSeat(idOf("p", 0), 0, 20, 7), false],
    ["given back and free again", given && findFreeSeats(idOf("p", 0)).some(place => place.row === 0 && place.column === 0), true],
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
  const take = (id, n) => takeSeat(id, Math.floor(n / 20), n % 20, client * 1000 + i + 1);
  if (i % 2 && take(some[i % 10], (i * 7 + client) % 60)) return;
  const id = idOf("w", client * 100 + Math.floor(i / 60));
  prepareSailing({ _id: id, title: "t" });
  if (!take(id, i % 60)) throw new Error("a place of its own was taken");
}

function formula() {
  const id = idOf("f", 0);
  const bytes = () => db.sailings.aggregate([{ $match: { _id: id } }, { $project: { n: { $bsonSize: "$$ROOT" } } }]).toArray()[0].n;
  prepareSailing({ _id: id, title: "t" });
  prepareSailing({ _id: id, title: "u" });
  const empty = bytes();
  const before = db.serverStatus().metrics.document;
  for (let n = 0; n < 60; n += 1) takeSeat(id, Math.floor(n / 20), n % 20, n + 1);
  const after = db.serverStatus().metrics.document;
  return [
    ["documents", db.sailings.countDocuments({}), 1],
    ["updates", Number(after.updated) - Number(before.updated), 60],
    ["inserts", Number(after.inserted) - Number(before.inserted), 0],
    ["free", findFreeSeats(id).length, 0],
    ["bytes when empty", empty, 516],
    ["bytes when full", bytes(), 516],
  ];
}
