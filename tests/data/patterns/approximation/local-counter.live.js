// The comment that all clients like at the same time.
function popular() {
  return db.posts.find({ "comments.0": { $exists: true } }).sort({ _id: 1 }).limit(1).toArray()[0].comments[0];
}

function write(client, i) {
  countLikes(popular()._id);
  if (i === WRITES - 1) flushLikes();
}

// Nobody has counted yet, which the rules allow to be null.
function beforeWrites() {
  db.posts.updateOne({ "comments._id": popular()._id }, { $set: { "comments.$.likes": null } });
  return 0;
}

function afterWrites(before, writes) {
  return [["likes once all have written what was pending", Number(popular().likes), before + writes]];
}
