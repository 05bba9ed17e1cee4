function sorted(rows) {
  return rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

function factsBefore() {
  const names = new Map([...db.ferries.find().toArray(), ...db.tugs.find().toArray()].map(one => [String(one._id), one.name]));
  return sorted([
    ...db.ferries.find().toArray().map(one => ["ferry", String(one._id), one.imo, one.passengers, one.cabins ?? null]),
    ...db.tugs.find().toArray().map(one => ["tug", String(one._id), one.imo, one.pull, one.licence]),
    ...db.voyages.find().toArray().map(one => [String(one._id), names.get(String(one.vessel_id))]),
  ]);
}

function factsAfter() {
  const names = new Map(findAllVessels().map(one => [String(one._id), one.name]));
  const kinds = {
    ferry: one => ["ferry", String(one._id), one.imo, one.passengers, one.cabins ?? null],
    tug: one => ["tug", String(one._id), one.imo, one.pull, one.licence],
  };
  return sorted([
    ...findFerry().map(kinds.ferry),
    ...findAllVessels({ type: "tug" }).map(one => handleVessels(one, kinds)),
    ...db.voyages.find().toArray().map(one => [String(one._id), names.get(String(one.vessel_id))]),
  ]);
}

function vessel(client, i) {
  return { imo: String(1000000 * (client + 1) + i), name: "new", status: "docked", built: new Date("2000-01-01") };
}

// Each client adds ferries and tugs by turns, changes some of what it added and removes a few again.
function write(client, i) {
  const isFerry = i % 2 === 0;
  const id = isFerry
    ? addFerry({ ...vessel(client, i), passengers: Int32(100 + i), checked: new Date("2024-01-01"), decks: [{ number: Int32(1), use: "cars" }] })
    : addTug({ ...vessel(client, i), pull: Double(20.5), licence: `${client}-${i}` });
  if (i % 10 === 1 && !changeTug(id, { $set: { status: "in_service" } })) throw new Error("not changed");
  if (i % 50 === 2 && changeTug(id, { $set: { status: "sold" } })) throw new Error("changed as another kind");
  if (i % 50 === 0 && !removeFerry(id)) throw new Error("not removed");
}

function beforeWrites() {
  return { ferries: findFerry().length, tugs: findTug().length };
}

function afterWrites(before, writes) {
  const refused = document => {
    try {
      db.vessels.insertOne(document);
    } catch (error) {
      return error.code;
    }
    return 0;
  };
  const tug = { ...vessel(8, 1), pull: Double(5), licence: "0-1" };
  return [
    ["ferries", findFerry().length, before.ferries + writes / 2 - 4 * Math.ceil(WRITES / 50)],
    ["tugs", findTug().length, before.tugs + writes / 2],
    ["in service", findAllVessels({ name: "new", status: "in_service" }).length, writes / 10],
    ["a number that another vessel has", refused({ ...vessel(0, 1), pull: Double(5), licence: "x", type: "tug" }), 11000],
    ["a licence that another tug has", refused({ ...tug, type: "tug" }), 11000],
    ["a tug without its licence", refused({ ...vessel(8, 2), pull: Double(5), type: "tug" }), 121],
    ["an unknown kind", refused({ ...vessel(8, 3), type: "raft" }), 121],
  ];
}

// One query finds all kinds where there was one for each; one that names the kind uses the index of this kind.
function formula() {
  for (let i = 0; i < 30; i += 1) addFerry({ ...vessel(1, i), passengers: Int32(i), checked: new Date("2024-01-01"), decks: [{ number: Int32(1), use: "cars" }] });
  for (let i = 0; i < 10; i += 1) addTug({ ...vessel(2, i), pull: Double(i), licence: `${i}` });
  const indexOf = filter => db.vessels.find(filter).explain().queryPlanner.winningPlan.inputStage?.indexName ?? "none";
  return [
    ["vessels of both kinds", findAllVessels({ name: "new" }).length, 40],
    ["ferries by an index of theirs", indexOf({ type: "ferry", passengers: { $gt: 20 } }), "passengers_-1"],
    ["without the kind", indexOf({ passengers: { $gt: 20 } }), "none"],
    ["tugs by status", indexOf({ type: "tug", status: "docked" }), "type_1_status_1"],
    ["entries of the index of ferries", db.vessels.aggregate([{ $match: { type: "ferry" } }, { $count: "n" }]).toArray()[0].n, 30],
  ];
}
