// Writers start with step 5.
function shown(one) {
  return [one._id.toString(), one.name, one.description === undefined ? "none" : one.description, one.manual.pages, one.manual.text, one.photo ? one.photo.toString("hex") : "none", one.stock];
}

function factsBefore() {
  return db.products.find().sort({ _id: 1 }).toArray().map(shown);
}

function factsAfter() {
  const ids = db.products.find({}, { _id: 1 }).sort({ _id: 1 }).toArray().map(one => one._id);
  const single = ids.map(id => shown(readWholeProduct(id)));
  const together = findWholeProducts({}, { _id: 1 }, 10000).map(shown);
  if (JSON.stringify(single) !== JSON.stringify(together)) throw new Error("one by one they are not the same as together");
  if (readProduct(ids[0]).manual !== undefined) throw new Error("the details are still in the document");
  return single;
}

let few;

// Each adds a document or a page; some documents come and go.
function write(client, i) {
  few ??= db.products.find({}, { _id: 1 }).sort({ _id: 1 }).limit(3).toArray().map(one => one._id);
  const one = number => ({ name: `new ${client}`, sku: `${client} ${number}`, price: Decimal128("1.50"), stock: Int32(1), tags: [], manual: { pages: Int32(0), text: `${client} ${i}` } });
  if (i % 2 === 0) insertProduct(one(i));
  else if (!changeDetailsOfProduct(few[i % 3], { $inc: { "manual.pages": 1 } })) throw new Error("no such details");
  if (i % 10 !== 9) return;
  const gone = insertProduct({ ...one(-i), description: "comes and goes" }).insertedId;
  if (!deleteProduct(gone)) throw new Error("it did not go");
}

// Documents and pages; as long as a document holds its pages, they count.
function items() {
  return db.products.aggregate([
    { $lookup: { from: "products_details", localField: "_id", foreignField: "_id", as: "details" } },
    { $group: { _id: null, n: { $sum: { $add: [1, { $ifNull: ["$manual.pages", { $arrayElemAt: ["$details.manual.pages", 0] }] }] } } } },
  ]).toArray()[0].n;
}

function apart() {
  return db.products.aggregate([{ $lookup: { from: "products_details", localField: "_id", foreignField: "_id", as: "details" } }, { $match: { details: [] } }]).toArray().length;
}

// A document that is deleted while it is copied leaves details behind.
function later() {
  deleteLostDetailsOfProducts(0);
}

function beforeWrites() {
  // What a broken insert and a broken delete leave behind.
  db.products_details.insertOne({ _id: new ObjectId("0123456789abcdef01234567"), manual: { pages: Int32(7), text: "lost" } });
  db.products_details.insertOne({ _id: new ObjectId("0123456789abcdef01234568"), manual: { pages: Int32(8), text: "lost" }, description: "old" });
  return items();
}

function afterWrites(before, writes) {
  const again = { _id: new ObjectId("0123456789abcdef01234568"), name: "again", sku: "again", price: Decimal128("1"), stock: Int32(1), tags: [], manual: { pages: Int32(0), text: "new" } };
  insertProduct(again);
  let refused = 0;
  try {
    insertProduct({ ...again, sku: "twice", manual: { pages: Int32(9), text: "twice" } });
  } catch (error) {
    refused = error.code;
  }
  const whole = readWholeProduct(again._id);
  return [
    ["documents and pages", items(), before + writes + 1],
    ["documents without details", apart(), 0],
    ["inserted again", [whole.manual.text, whole.description === undefined], ["new", true]],
    ["inserted twice", refused, 11000],
    ["left behind", deleteLostDetailsOfProducts(0), 1],
    ["details", db.products_details.countDocuments({}), db.products.countDocuments({})],
    ["no such document", [readWholeProduct(new ObjectId()), changeDetailsOfProduct(new ObjectId(), { $set: { description: "x" } }), deleteProduct(new ObjectId())], [null, false, false]],
    ["moved fields that came back", db.products.countDocuments({ $or: [{ manual: { $exists: true } }, { description: { $exists: true } }, { photo: { $exists: true } }] }), 0],
  ];
}

function formula() {
  const count = () => {
    const now = db.serverStatus().opcounters;
    return [Number(now.insert), Number(now.update), Number(now.delete)];
  };
  const before = count();
  const ids = [];
  for (let i = 0; i < 20; i += 1) ids.push(insertProduct({ name: "n", sku: `${i}`, price: Decimal128("1"), stock: Int32(1), tags: [], manual: { pages: Int32(i), text: "t" } }).insertedId);
  for (const id of ids) changeDetailsOfProduct(id, { $set: { description: "d" } });
  for (const id of ids.slice(0, 5)) deleteProduct(id);
  const after = count();
  return [
    ["inserts, updates, deletes", after.map((n, i) => n - before[i]), [40, 20, 10]],
    ["documents", [db.products.countDocuments({}), db.products_details.countDocuments({})], [15, 15]],
  ];
}
