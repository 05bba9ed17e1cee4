const names = ["hull", "range", "cap", "engine", "built"];

function factsBefore() {
  return db.boats.find().sort({ _id: 1 }).toArray().map(doc => [doc._id.toString(), names.map(name => (doc[name] === undefined ? "none" : String(doc[name])))]);
}

function factsAfter() {
  return db.boats.find().sort({ _id: 1 }).toArray().map(doc => {
    const found = new Map((doc.specs ?? []).map(one => [one.k, String(one.v)]));
    return [doc._id.toString(), names.map(name => found.get(name) ?? "none")];
  });
}

function two() {
  return db.boats.find({}, { _id: 1 }).sort({ _id: 1 }).limit(2).toArray().map(doc => doc._id);
}

let ids;

function write(client, i) {
  ids ??= two();
  const id = ids[i % 2];
  setBoatSpec(id, "cap", client * 1000 + i);
  setBoatSpec(id, "hull", client + 0.5, "m");
}

function beforeWrites() {
  return {};
}

function afterWrites(before, writes) {
  const found = db.boats.find({ _id: { $in: two() } }).toArray().map(doc => doc.specs.map(one => one.k));
  const wrong = found.filter(names => new Set(names).size !== names.length || !names.includes("cap") || !names.includes("hull"));
  const [first] = two();
  names.forEach(name => removeBoatSpec(first, name));
  const bare = "specs" in db.boats.findOne({ _id: first });
  setBoatSpec(first, "cap", 1);
  const again = db.boats.findOne({ _id: first }).specs.map(one => one.k);
  return [["boats without each name once", wrong, []], ["an array after its last value", bare, false], ["set after that", again, ["cap"]], ["found by a value", findByEngine({ $gte: "" }, { $gte: 0 }).length > 0, true]];
}
