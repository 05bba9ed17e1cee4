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

function write(client, i) {
  const id = `boat ${i % 2}`;
  setBoatSpec(id, "cap", client * 1000 + i);
  setBoatSpec(id, "hull", client + 0.5, "m");
}

function beforeWrites() {
  db.boats.insertMany([{ _id: "boat 0", title: "a" }, { _id: "boat 1", title: "b" }], { bypassDocumentValidation: true });
  return {};
}

function afterWrites(before, writes) {
  const found = db.boats.find({ _id: { $in: ["boat 0", "boat 1"] } }).toArray().map(doc => doc.specs.map(one => one.k).sort());
  db.boats.deleteMany({ _id: { $in: ["boat 0", "boat 1"] } });
  return [["names, each once", found, [["cap", "hull"], ["cap", "hull"]]], ["found by a value", findByEngine({ $gte: "" }, { $gte: 0 }).length > 0, true]];
}
