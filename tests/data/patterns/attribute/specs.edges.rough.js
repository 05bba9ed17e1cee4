const own = ["_id", "title", "hull", "range", "cap", "engine", "built", "specs"];
const boats = () => [
  ...Array.from({ length: 30 }, (_, n) => ({ _id: oid(n), title: `ünï ${n}`, hull: Double(n + 0.5), ...(n % 2 ? { range: Int32(n) } : {}), ...(n % 3 ? {} : { engine: "€ diesel" }) })),
  { _id: oid(50), title: "none" },
  { _id: oid(51), title: "nulls", hull: null, range: null, cap: null, engine: null, built: null },
  { _id: oid(52), title: "odd", hull: "long", range: [Int32(1), null], cap: [], engine: { k: "engine", v: 1 }, built: day(3) },
  { _id: oid(53), title: "$title", engine: "$hull", cap: Long("9007199254740993") },
  { ...lookAlikes(...own), _id: oid(54), hull: Double(4), built: null },
  { _id: oid(55), title: "others", cap: Int32(2), specs: [{ k: "sail", v: "red" }, "bare", null, { note: "no name" }] },
];
function fill() {
  put("boats", boats());
}
const units = { hull: "m", range: "km" };
const moved = ["hull", "range", "cap", "engine", "built"];
const expected = () => boats().map(boat => {
  const items = moved.filter(name => name in boat).map(name => ({ k: name, v: boat[name], ...(units[name] ? { u: units[name] } : {}) }));
  const rest = Object.fromEntries(Object.entries(boat).filter(([name]) => !moved.includes(name)));
  return items.length > 0 ? { ...rest, specs: [...(boat.specs ?? []), ...items] } : rest;
});
function faults() {
  return differences("boats", stored("boats"), expected());
}
function faultsBack() {
  return differences("boats", stored("boats"), boats());
}

// New code sets values, and an old writer sets one in its former place afterwards: the newer one counts.
function later() {
  setBoatSpec(oid(1), "hull", Double(99), "m");
  setBoatSpec(oid(50), "sail", "blue");
  db.boats.updateOne({ _id: oid(2) }, { $set: { hull: Double(77) } });
}
function expectedLater() {
  const at = (boat, name, value) => boat.specs.find(item => item.k === name).v = value;
  const all = expected();
  at(all[1], "hull", Double(99));
  at(all[2], "hull", Double(77));
  all.find(boat => boat.title === "none").specs = [{ k: "sail", v: "blue" }];
  const sorted = one => ({ ...one, ...(one.specs ? { specs: one.specs.map(textOf).sort() } : {}) });
  return differences("boats", stored("boats").map(sorted), all.map(sorted));
}
