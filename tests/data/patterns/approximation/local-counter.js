// === code: Count an event (like) trips 1, index comments._id
// Counted in this process and written in steps of 10. What is pending is lost when the process dies.
const pendingLikes = new Map();
function countLikes(id) {
  const key = EJSON.stringify(id, { relaxed: false });
  const n = (pendingLikes.get(key)?.n ?? 0) + 1;
  pendingLikes.set(key, { id, n });
  if (n < 10) return;
  db.posts.updateOne({ comments: { $elemMatch: { _id: id, likes: { $type: "null" } } } }, { $set: { "comments.$.likes": 0 } });
  db.posts.updateOne({ "comments._id": id }, { $inc: { "comments.$.likes": n } });
  pendingLikes.delete(key);
}
// Before the process ends.
function flushLikes() {
  for (const [key, { id, n }] of [...pendingLikes]) {
    db.posts.updateOne({ comments: { $elemMatch: { _id: id, likes: { $type: "null" } } } }, { $set: { "comments.$.likes": 0 } });
    db.posts.updateOne({ "comments._id": id }, { $inc: { "comments.$.likes": n } });
    pendingLikes.delete(key);
  }
}
// === step: Check (The documents stay as they are.)
print("server", db.version());
print("documents", db.posts.countDocuments({}), "with the number", db.posts.countDocuments({ "comments.likes": { $exists: true } }));
// === step: Start writers that use the new code ()
// Counted in this process and written in steps of 10. What is pending is lost when the process dies.
const pendingLikes = new Map();
function countLikes(id) {
  const key = EJSON.stringify(id, { relaxed: false });
  const n = (pendingLikes.get(key)?.n ?? 0) + 1;
  pendingLikes.set(key, { id, n });
  if (n < 10) return;
  db.posts.updateOne({ comments: { $elemMatch: { _id: id, likes: { $type: "null" } } } }, { $set: { "comments.$.likes": 0 } });
  db.posts.updateOne({ "comments._id": id }, { $inc: { "comments.$.likes": n } });
  pendingLikes.delete(key);
}
// Before the process ends.
function flushLikes() {
  for (const [key, { id, n }] of [...pendingLikes]) {
    db.posts.updateOne({ comments: { $elemMatch: { _id: id, likes: { $type: "null" } } } }, { $set: { "comments.$.likes": 0 } });
    db.posts.updateOne({ "comments._id": id }, { $inc: { "comments.$.likes": n } });
    pendingLikes.delete(key);
  }
}
// === undo: Back to exact writers (What was not counted stays uncounted.)
function countLikes(id) {
  db.posts.updateOne({ comments: { $elemMatch: { _id: id, likes: { $type: "null" } } } }, { $set: { "comments.$.likes": 0 } });
  db.posts.updateOne({ "comments._id": id }, { $inc: { "comments.$.likes": 1 } });
}
