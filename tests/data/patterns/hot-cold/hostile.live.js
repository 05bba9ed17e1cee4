function shown(one) {
  return [one._id, one.details, one["life` */"]["1"], one["life` */"]["a$ge \"end\""].getTime(), one["1"] ?? "none", one["ids ${one}"] === undefined ? "none" : one["ids ${one}"]];
}

function factsBefore() {
  return db.getCollection("help").find().sort({ _id: 1 }).toArray().map(shown);
}

function factsAfter() {
  const ids = db.getCollection("help").find({}, { _id: 1 }).sort({ _id: 1 }).toArray().map(one => one._id);
  return ids.map(id => shown(readWholeHelp(id)));
}

// Four clients insert under the same names at once: one of them wins, with all of its document.
function write(client, i) {
  try {
    insertHelp({ _id: `new ${i}`, details: `${client}`, "it's \"hot\" */": Long(client), "life` */": { "a$ge \"end\"": new Date(), "1": `${client}` } });
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
}

function beforeWrites() {
  return db.getCollection("help").countDocuments({});
}

function afterWrites(before, writes) {
  const added = findWholeHelp({ _id: { $regex: "^new [0-9]+$" } }, { _id: 1 }, 10000);
  return [
    ["documents", db.getCollection("help").countDocuments({}), before + writes / 4],
    ["details", db.getCollection("cold \"help\" */").countDocuments({}), before + writes / 4],
    ["of two inserts", added.filter(one => one.details !== one["life` */"]["1"]).length, 0],
  ];
}
