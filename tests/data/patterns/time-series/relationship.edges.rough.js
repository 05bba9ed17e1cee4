const reading = (n, more = {}) => ({ _id: oid(n), buoy_id: oid(n % 4), ts: new Date(1577836800000 + n * 60000), temperature: Double(n), ...more });
const readings = () => [
  ...Array.from({ length: 1500 }, (_, n) => reading(n)),
  ...Array.from({ length: 5 }, (_, n) => ({ ...reading(1), _id: oid(2000 + n) })), // the same five times
  reading(3000, { buoy_id: null }), (({ buoy_id, ...one }) => one)(reading(3001)), reading(3002, { temperature: null, battery: [], text: "ünï" }), reading(3003, lookAlikes("_id", "buoy_id", "ts", "temperature")),
  reading(3004, { ts: new Date(Date.UTC(1969, 1, 1, 3, 3, 3)), ticks: Long("9007199254740993"), price: Decimal128("1.50") }), reading(3005, { buoy_id: { a: Int32(1) } }), { ...reading(1), _id: "text" }, { ...reading(1), _id: { a: 1 } },
];
function fill() {
  put("readings", readings());
}
function faults() {
  const former = db.getCollectionInfos({ name: "readings" }).length > 0 ? differences("readings", stored("readings"), readings()) : [];
  return [...differences("series", stored("reading_series"), readings()), ...former];
}
function faultsBack() {
  return differences("readings", stored("readings"), readings());
}

const late = () => [...Array.from({ length: 30 }, (_, n) => reading(5000 + n, { note: "late" })), { ...reading(7), _id: oid(6000) }];
function later() {
  addReading(oid(1), { _id: oid(7000), ts: day(3), temperature: 1.5 });
  put("readings", late());
}
function expectedLater() {
  return differences("series", stored("reading_series"), [...readings(), ...late(), { _id: oid(7000), buoy_id: oid(1), ts: day(3), temperature: Double(1.5) }]);
}

// While the former collection is still there, nothing of it goes.
function deleteNew() {
  // The drop misses what is new, and not what the server has let expire.
  put("readings", [reading(8000, { ts: new Date() })]);
  const said = errorOf(() => runStep("localTime"));
  if (!said.startsWith("documents are missing")) return ["not refused: " + said];
  db.readings.deleteOne({ _id: oid(8000) });
  db.readings.aggregate([{ $out: "kept" }]);
  db.reading_series.deleteMany({ buoy_id: oid(2) });
  runStep("localTime");
  if (db.getCollectionInfos({ name: "readings" }).length > 0) return ["not dropped"];
  db.kept.renameCollection("readings");
  db.readings.updateOne({ _id: oid(3) }, { $set: { note: "by old code" } }, { bypassDocumentValidation: true });
  addReading(oid(2), { _id: oid(7001), ts: day(4), temperature: 2.5 });
}
function faultsDeleted() {
  return differences("readings", stored("readings"), [...readings().map(one => (textOf(one._id) === textOf(oid(3)) ? { ...one, note: "by old code" } : one)), { _id: oid(7001), buoy_id: oid(2), ts: day(4), temperature: Double(2.5) }]);
}
