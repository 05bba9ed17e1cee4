// === code: Count an event (play) trips 1, index _id
// One event in 100 is written, and counts for 100: on average the number is right.
function countPlays(id) {
  if (Math.floor(Math.random() * 100) !== 0) return;
  db.episodes.updateOne({ _id: id, "stats.plays": { $type: "null" } }, { $set: { "stats.plays": Long(0) } });
  db.episodes.updateOne({ _id: id }, { $inc: { "stats.plays": Long(100) } });
}
// === code: Round what is there already () trips 1, index 
// Each keeps its type, and its value where the rounded one does not fit.
db.episodes.updateMany({ "stats.plays": { $type: "number" } }, [{ $set: { "stats.plays": { $convert: { input: { $multiply: [100, { $round: [{ $divide: ["$stats.plays", 100] }, 0] }] }, to: { $type: "$stats.plays" }, onError: "$stats.plays" } } } }]);
// === step: Check (The documents stay as they are.)
print("server", db.version());
print("documents", db.episodes.countDocuments({}), "with the number", db.episodes.countDocuments({ "stats.plays": { $exists: true } }));
// === step: Start writers that use the new code ()
// One event in 100 is written, and counts for 100: on average the number is right.
function countPlays(id) {
  if (Math.floor(Math.random() * 100) !== 0) return;
  db.episodes.updateOne({ _id: id, "stats.plays": { $type: "null" } }, { $set: { "stats.plays": Long(0) } });
  db.episodes.updateOne({ _id: id }, { $inc: { "stats.plays": Long(100) } });
}
// === undo: Back to exact writers (What was not counted stays uncounted.)
function countPlays(id) {
  db.episodes.updateOne({ _id: id, "stats.plays": { $type: "null" } }, { $set: { "stats.plays": Long(0) } });
  db.episodes.updateOne({ _id: id }, { $inc: { "stats.plays": Long(1) } });
}
