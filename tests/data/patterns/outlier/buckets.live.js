// Writers start with step 5.
function ids(n) {
  return db.po_sts.find({}, { _id: 1 }).sort({ _id: 1 }).limit(n).toArray().map(doc => doc._id);
}

function shown(doc) {
  return [doc._id.toString(), (doc.com_ments ?? []).map(item => item.text).sort()];
}

function factsBefore() {
  return db.po_sts.find().sort({ _id: 1 }).toArray().map(shown);
}

function factsAfter() {
  return ids(1000).map(id => shown(readPoSt(id)));
}

function items() {
  const [inside] = db.po_sts.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$com_ments", []] } } } } }]).toArray();
  return inside.n + (db.po_st_extras.aggregate([{ $group: { _id: null, n: { $sum: { $size: "$com_ments" } } } }]).toArray()[0]?.n ?? 0);
}

let few;

function write(client, i) {
  few ??= ids(2);
  const item = { _id: new ObjectId(), text: `new ${client} ${i}`, at: new Date() };
  if (!addComMent(few[i % 2], item)) throw new Error("no such document");
  if (i % 25 === 0) addComMent(few[i % 2], item); // a second try
}

function beforeWrites() {
  // One bucket is nearly full.
  const old = Array.from({ length: 990 }, () => ({ _id: new ObjectId(), text: "old", at: new Date() }));
  db.po_st_extras.insertOne({ po_st_id: ids(1)[0], count: Int32(990), com_ments: old });
  return { n: items(), marked: db.po_sts.countDocuments({ "mo're `x` */": true }) };
}

function afterWrites(before, writes) {
  const all = ids(2).map(readPoSt);
  const added = all.map(doc => new Set(doc.com_ments.map(item => item.text).filter(text => text.startsWith("new"))).size);
  const lengths = db.po_sts.find({ _id: { $in: ids(2) } }).toArray().map(doc => doc.com_ments.length);
  return [
    ["documents marked before", before.marked > 0, true],
    ["items", items(), before.n + writes],
    ["read together", added, [writes / 2, writes / 2]],
    ["marked", all.every(doc => doc["mo're `x` */"] === true), true],
    ["unknown parents", addComMent(new ObjectId(), { text: "none", at: new Date() }), false],
    ["items in the documents", lengths, [20, 20]],
    ["buckets", db.po_st_extras.find({}, { count: 1 }).toArray().filter(one => one.count < 1000).length, db.po_st_extras.distinct("po_st_id").length],
    ["full buckets", db.po_st_extras.countDocuments({ count: 1000 }), 1],
  ];
}

function formula() {
  const id = new ObjectId();
  db.po_sts.insertOne({ _id: id, text: "t", com_ments: [] });
  const before = db.serverStatus().metrics.document;
  for (let i = 0; i < 30; i += 1) addComMent(id, { text: "x", at: new Date(1893456000000 + i) });
  const after = db.serverStatus().metrics.document;
  return [
    ["updates", Number(after.updated) - Number(before.updated), 39],
    ["documents", db.po_st_extras.countDocuments({}), 1],
    ["items in the document", db.po_sts.findOne({ _id: id }).com_ments.length, 20],
    ["items read", readPoSt(id).com_ments.length, 30],
  ];
}
