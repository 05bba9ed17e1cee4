// Refused: differ
// A document that changed after it was copied is not the one in the new collection.
const readings = () => [{ _id: oid(1), buoy_id: oid(1), ts: day(1), temperature: Double(2) }, { _id: oid(2), buoy_id: oid(1), ts: day(1), temperature: Double(2) }];
function fill() {
  put("readings", readings());
  db.createCollection("reading_series", { timeseries: { timeField: "ts", metaField: "buoy_id", granularity: "minutes" } });
  db.reading_series.insertOne({ ...readings()[0], temperature: Double(1) });
}
function faultsBack() {
  return differences("readings", stored("readings"), readings());
}
