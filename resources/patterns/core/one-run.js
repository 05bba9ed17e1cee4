// Two runs at once would take the same items twice, so the second one is told. A run that was killed is no longer connected.
const running = db.getCollection($runningName$);
globalThis.ownRun ??= new ObjectId().toString() + Math.random();
const mine = { _id: 1, run: globalThis.ownRun, client: db.runCommand({ whatsmyuri: 1 }).you, since: new Date() };
for (let begun = false; !begun; ) {
  try {
    begun = running.insertOne(mine).acknowledged;
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
  const other = begun ? null : running.findOne({ _id: 1 });
  const goesOn = other && other.run !== mine.run && db.getSiblingDB("admin").aggregate([
    { $currentOp: { allUsers: false, idleConnections: true } },
    { $match: { client: other.client } },
    { $limit: 1 },
  ]).hasNext();
  if (goesOn) throw new Error("another run has been at this since " + other.since.toISOString() + ": wait until it has ended");
  if (other) running.deleteOne({ _id: 1, run: other.run });
}
