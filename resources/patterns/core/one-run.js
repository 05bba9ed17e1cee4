// Two runs at once would take the same items twice, so the second one is told. A run that was killed is no longer connected; one
// that lost its connection and goes on over another one says so before it changes anything, or is told that it was taken for dead.
const running = db.getCollection($runningName$);
globalThis.ownRun ??= new ObjectId().toString() + Math.random();
const ownClient = () => db.runCommand({ whatsmyuri: 1 }).you;
const isConnected = client => {
  const among = allUsers => db.getSiblingDB("admin").aggregate([
    { $currentOp: { allUsers: allUsers, idleConnections: true, localOps: true } },
    { $match: { client: client } },
    { $limit: 1 },
  ]).hasNext();
  let found = null;
  try {
    found = among(true);
  } catch (error) {
    if (error.code !== 13) throw error;
  }
  return found ?? among(false);
};
const mine = { _id: 1, run: globalThis.ownRun, client: ownClient(), since: new Date() };
for (let begun = false; !begun; ) {
  try {
    begun = running.insertOne(mine).acknowledged;
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
  const other = begun ? null : running.findOne({ _id: 1 });
  if (other && other.run !== mine.run && isConnected(other.client)) throw new Error("another run has been at this since " + other.since.toISOString() + ", from " + other.client + ": wait until it has ended, or end it and start this one again");
  if (other) running.deleteOne({ _id: 1, run: other.run, client: other.client });
}
const goOn = () => {
  if (running.updateOne({ _id: 1, run: mine.run }, { $set: { client: ownClient() } }).matchedCount === 0) throw new Error("this run had lost its connection, and another one took it for dead and is at this now: nothing more is done here; wait until that one has ended, then start this one again");
};
