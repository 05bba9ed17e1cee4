// Writers start with step 5.
function ids(n) {
  return db.reviews.find({}, { _id: 1 }).sort({ _id: 1 }).limit(n).toArray().map(doc => doc._id);
}

function shown(doc) {
  return [doc._id.toString(), (doc.comments ?? []).map(item => item.text).sort()];
}

function factsBefore() {
  return db.reviews.find().sort({ _id: 1 }).toArray().map(shown);
}

function factsAfter() {
  return ids(1000).map(id => shown(readReview(id)));
}

function items() {
  const [inside] = db.reviews.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$comments", []] } } } } }]).toArray();
  return inside.n + (db.review_extras.aggregate([{ $group: { _id: null, n: { $sum: { $size: "$comments" } } } }]).toArray()[0]?.n ?? 0);
}

let few;

function write(client, i) {
  few ??= ids(2);
  const item = { _id: new ObjectId(), text: `new ${client} ${i}`, at: new Date() };
  if (!addComment(few[i % 2], item)) throw new Error("no such document");
  if (i % 25 === 0) addComment(few[i % 2], item); // a second try
}

function beforeWrites() {
  return { n: items(), marked: db.reviews.countDocuments({ has_extras: true }) };
}

function afterWrites(before, writes) {
  const all = ids(2).map(readReview);
  const added = all.map(doc => new Set(doc.comments.map(item => item.text).filter(text => text.startsWith("new"))).size);
  const lengths = db.reviews.find({ _id: { $in: ids(2) } }).toArray().map(doc => doc.comments.length);
  return [
    ["documents marked before", before.marked > 0, true],
    ["items", items(), before.n + writes],
    ["read together", added, [writes / 2, writes / 2]],
    ["marked", all.every(doc => doc.has_extras === true), true],
    ["unknown parents", addComment(new ObjectId(), { text: "none", at: new Date() }), false],
    ["items in the documents", lengths, [20, 20]],
    ["documents", db.review_extras.countDocuments({}), db.review_extras.distinct("review_id").length],
  ];
}

function formula() {
  const id = new ObjectId();
  db.reviews.insertOne({ _id: id, text: "t", comments: [] });
  const before = db.serverStatus().metrics.document;
  for (let i = 0; i < 30; i += 1) addComment(id, { text: "x", at: new Date(1893456000000 + i) });
  const after = db.serverStatus().metrics.document;
  return [
    ["updates", Number(after.updated) - Number(before.updated), 39],
    ["documents", db.review_extras.countDocuments({}), 1],
    ["items in the document", db.reviews.findOne({ _id: id }).comments.length, 20],
    ["items read", readReview(id).comments.length, 30],
  ];
}
