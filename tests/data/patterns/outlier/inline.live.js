function factsBefore() {
  return db.reviews.find().sort({ _id: 1 }).toArray().map(doc => [doc._id.toString(), (doc.comments ?? []).map(item => item.text).sort()]);
}

function factsAfter() {
  const ids = db.reviews.find().sort({ _id: 1 }).toArray().map(doc => doc._id);
  return ids.map(id => [id.toString(), (readReview(id).comments ?? []).map(item => item.text).sort()]);
}

function write(client, i) {
  const [first, second] = db.reviews.find().sort({ _id: 1 }).limit(2).toArray();
  const item = { _id: new ObjectId(), text: `new ${client} ${i}`, at: new Date() };
  if (!addComment(i % 2 ? first._id : second._id, item)) throw new Error("no review");
  if (i % 10 === 0) addComment(i % 2 ? first._id : second._id, item); // a second try
}

function beforeWrites() {
  return { n: items() };
}

function items() {
  const [inside] = db.reviews.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$comments", []] } } } } }]).toArray();
  return inside.n + db.review_extras.countDocuments({});
}

function afterWrites(before, writes) {
  const [first] = db.reviews.find().sort({ _id: 1 }).limit(1).toArray();
  return [
    ["items", items(), before.n + writes],
    ["the mark is set", first.has_extras, true],
    ["longest array", first.comments.length, 20],
    ["read together", readReview(first._id).comments.filter(item => item.text.startsWith("new")).length, writes / 2],
  ];
}
