const places = { hull_m: one => one.k === "hull" && one.u === "m", hull_ft: one => one.k === "hull" && one.u === "ft", cap: one => one.k === "cap" };

function factsBefore() {
  return db.boats.find().sort({ _id: 1 }).toArray().map(doc => [doc._id.toString(), Object.keys(places).map(name => (doc[name] === undefined ? "none" : String(doc[name])))]);
}

function factsAfter() {
  return db.boats.find().sort({ _id: 1 }).toArray().map(doc => {
    const items = doc.specs ?? [];
    return [doc._id.toString(), Object.values(places).map(is => String(items.find(is)?.v ?? "none"))];
  });
}

function two() {
  return db.boats.find({}, { _id: 1 }).sort({ _id: 1 }).limit(2).toArray().map(doc => doc._id);
}

let ids;

function write(client, i) {
  ids ??= two();
  setBoatSpec(ids[i % 2], "hull", client + 0.5, i % 3 ? "m" : "ft");
}

function beforeWrites() {
  return {};
}

function afterWrites(before, writes) {
  const units = db.boats.find({ _id: { $in: two() } }).toArray().map(doc => doc.specs.filter(one => one.k === "hull").map(one => one.u).sort());
  const [first] = two();
  removeBoatSpec(first, "hull", "ft");
  const left = db.boats.findOne({ _id: first }).specs.filter(one => one.k === "hull").map(one => one.u);
  return [["units of each boat's length", units, [["ft", "m"], ["ft", "m"]]], ["what is left when one unit is taken away", left, ["m"]],
    ["found in its unit only", findByHullInFeet({ $gte: 0 }).every(doc => doc.specs.some(places.hull_ft)), true]];
}
