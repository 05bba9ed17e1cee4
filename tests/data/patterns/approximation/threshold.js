// === code: Store a value (measure) trips 1, index 
// source says what was measured. A value that is within 2 of the last one that this process stored is dropped.
const lastT = new Map();
function storeReading(source, item) {
  const key = EJSON.stringify(source, { relaxed: false });
  const value = Number(item.t);
  if (lastT.has(key) && Math.abs(value - lastT.get(key)) < 2) return false;
  if (item._id === undefined) item._id = new ObjectId();
  db.readings.insertOne(item);
  lastT.set(key, value);
  return true;
}
// === step: Check (The documents stay as they are.)
print("server", db.version());
print("documents", db.readings.countDocuments({}), "with the number", db.readings.countDocuments({ t: { $exists: true } }));
// === step: Start writers that use the new code ()
// source says what was measured. A value that is within 2 of the last one that this process stored is dropped.
const lastT = new Map();
function storeReading(source, item) {
  const key = EJSON.stringify(source, { relaxed: false });
  const value = Number(item.t);
  if (lastT.has(key) && Math.abs(value - lastT.get(key)) < 2) return false;
  if (item._id === undefined) item._id = new ObjectId();
  db.readings.insertOne(item);
  lastT.set(key, value);
  return true;
}
// === undo: Back to exact writers (What was not counted stays uncounted.)
function storeReading(source, item) {
  if (item._id === undefined) item._id = new ObjectId();
  db.readings.insertOne(item);
  return true;
}
