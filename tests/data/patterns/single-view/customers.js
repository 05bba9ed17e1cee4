// === code: Read what all systems know (know) trips 1, index _id
// The systems whose documents a view holds, in the order in which their values count: where each has the key, and what its
// fields are called in the view.
function systemsOfCustomer() {
  return [
    { name: "crm_customers", key: ["email"], fields: [[["email"], "email"], [["name"], "name"], [["city"], "city"], [["since"], "since"]] },
    { name: "shop_accounts", key: ["mail"], fields: [[["full_name"], "name"], [["mail"], "mail"], [["city"], "city"], [["points"], "points"], [["card"], "card"]] },
    { name: "support_contacts", key: ["address", "mail"], fields: [[["address"], "address"], [["tickets"], "tickets"]] },
  ];
}
// The _id of the view that item belongs to: its key; where it has none, a place of its own.
function keyOfCustomer(source, item) {
  const path = systemsOfCustomer().find(one => one.name === source).key;
  let key = path.reduce((at, name) => (at === null || at === undefined || Array.isArray(at) ? undefined : at[name]), item);
  if (typeof key === "string") key = key.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "").replace(/[A-Z]/g, letter => letter.toLowerCase());
  const isPlain = typeof key === "number" || (typeof key === "string" && key !== "") || (key && ["ObjectId", "Long", "Int32", "Double", "UUID", "Binary"].includes(key._bsontype));
  return isPlain ? key : { source: source, id: item._id };
}
function togetherCustomer(doc) {
  const found = new Map();
  for (const { name, fields } of systemsOfCustomer()) {
    for (const item of doc[name] ?? []) {
      for (const [path, field] of fields) {
        const value = path.reduce((at, part) => (at === null || at === undefined ? undefined : at[part]), item);
        if (value === null || value === undefined) continue;
        if (!found.has(field)) found.set(field, []);
        found.get(field).push({ source: name, id: item._id, value: value });
      }
    }
  }
  const text = value => EJSON.stringify([value], { relaxed: true });
  const differing = [...found].filter(([, values]) => values.some(one => text(one.value) !== text(values[0].value)));
  return {
    ...doc,
    view: Object.fromEntries([...found].map(([field, values]) => [field, values[0].value])),
    conflicts: differing.map(([field, values]) => ({ field: field, values: values })),
  };
}
// All that the systems know of one, by its key: their documents, one value of each field, that of the first system that has one,
// and where the systems say different things.
function readCustomer(key) {
  const doc = db.customers.findOne({ _id: keyOfCustomer("crm_customers", { email: key }) });
  return doc && togetherCustomer(doc);
}
// === code: Add a document of a system (join) trips 1, index _id
// The systems whose documents a view holds, in the order in which their values count: where each has the key, and what its
// fields are called in the view.
function systemsOfCustomer() {
  return [
    { name: "crm_customers", key: ["email"], fields: [[["email"], "email"], [["name"], "name"], [["city"], "city"], [["since"], "since"]] },
    { name: "shop_accounts", key: ["mail"], fields: [[["full_name"], "name"], [["mail"], "mail"], [["city"], "city"], [["points"], "points"], [["card"], "card"]] },
    { name: "support_contacts", key: ["address", "mail"], fields: [[["address"], "address"], [["tickets"], "tickets"]] },
  ];
}
// The _id of the view that item belongs to: its key; where it has none, a place of its own.
function keyOfCustomer(source, item) {
  const path = systemsOfCustomer().find(one => one.name === source).key;
  let key = path.reduce((at, name) => (at === null || at === undefined || Array.isArray(at) ? undefined : at[name]), item);
  if (typeof key === "string") key = key.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "").replace(/[A-Z]/g, letter => letter.toLowerCase());
  const isPlain = typeof key === "number" || (typeof key === "string" && key !== "") || (key && ["ObjectId", "Long", "Int32", "Double", "UUID", "Binary"].includes(key._bsontype));
  return isPlain ? key : { source: source, id: item._id };
}
// A new document of one of the systems goes into the view that has its key; where there is none, a view begins.
function addToCustomer(source, item) {
  const doc = { _id: new ObjectId(), ...item };
  const key = keyOfCustomer(source, doc);
  for (;;) {
    try {
      const added = db.customers.updateOne({ _id: key, [source + "._id"]: { $ne: doc._id }, [source + ".29"]: { $exists: false } }, { $push: { [source]: doc } }, { upsert: true });
      return added;
    } catch (error) {
      if (error.code !== 11000 || !/ index: _id_ /.test(error.message)) throw error;
      // somebody has just begun the view: once more; else it has the document already, or as many as it may have
      if (db.customers.findOne({ _id: key, $or: [{ [source + "._id"]: doc._id }, { [source + ".29"]: { $exists: true } }] }, { _id: 1 })) throw error;
    }
  }
}
// === code: Change a document of a system (score) trips 2, index crm_customers._id
// The systems whose documents a view holds, in the order in which their values count: where each has the key, and what its
// fields are called in the view.
function systemsOfCustomer() {
  return [
    { name: "crm_customers", key: ["email"], fields: [[["email"], "email"], [["name"], "name"], [["city"], "city"], [["since"], "since"]] },
    { name: "shop_accounts", key: ["mail"], fields: [[["full_name"], "name"], [["mail"], "mail"], [["city"], "city"], [["points"], "points"], [["card"], "card"]] },
    { name: "support_contacts", key: ["address", "mail"], fields: [[["address"], "address"], [["tickets"], "tickets"]] },
  ];
}
// The _id of the view that item belongs to: its key; where it has none, a place of its own.
function keyOfCustomer(source, item) {
  const path = systemsOfCustomer().find(one => one.name === source).key;
  let key = path.reduce((at, name) => (at === null || at === undefined || Array.isArray(at) ? undefined : at[name]), item);
  if (typeof key === "string") key = key.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "").replace(/[A-Z]/g, letter => letter.toLowerCase());
  const isPlain = typeof key === "number" || (typeof key === "string" && key !== "") || (key && ["ObjectId", "Long", "Int32", "Double", "UUID", "Binary"].includes(key._bsontype));
  return isPlain ? key : { source: source, id: item._id };
}
// change: fields of the document and their new values. With another key it moves to another view, in one transaction.
function changeInCustomer(source, id, change) {
  const session = db.getMongo().startSession();
  try {
    let changed = false;
    session.withTransaction(() => {
      const views = session.getDatabase(db.getName()).getCollection("customers");
      const view = views.findOne({ [source + "._id"]: id });
      changed = view !== null;
      if (!changed) return;
      const text = value => EJSON.stringify([value], { relaxed: true });
      const item = view[source].find(one => text(one._id) === text(id));
      const next = { ...item, ...change };
      const key = keyOfCustomer(source, next);
      if (text(key) === text(view._id)) {
        views.updateOne({ _id: view._id, [source + "._id"]: id }, { $set: { [source + ".$"]: next } });
        return;
      }
      views.updateOne({ _id: view._id }, { $pull: { [source]: { _id: id } } });
      views.deleteOne({ _id: view._id, crm_customers: { $in: [null, []] }, shop_accounts: { $in: [null, []] }, support_contacts: { $in: [null, []] } });
      views.updateOne({ _id: key, [source + ".29"]: { $exists: false } }, { $push: { [source]: next } }, { upsert: true });
    });
    return changed;
  } finally {
    session.endSession();
  }
}
// === code: Find what the systems say differently () trips 1, index 
// The systems whose documents a view holds, in the order in which their values count: where each has the key, and what its
// fields are called in the view.
function systemsOfCustomer() {
  return [
    { name: "crm_customers", key: ["email"], fields: [[["email"], "email"], [["name"], "name"], [["city"], "city"], [["since"], "since"]] },
    { name: "shop_accounts", key: ["mail"], fields: [[["full_name"], "name"], [["mail"], "mail"], [["city"], "city"], [["points"], "points"], [["card"], "card"]] },
    { name: "support_contacts", key: ["address", "mail"], fields: [[["address"], "address"], [["tickets"], "tickets"]] },
  ];
}
// The _id of the view that item belongs to: its key; where it has none, a place of its own.
function keyOfCustomer(source, item) {
  const path = systemsOfCustomer().find(one => one.name === source).key;
  let key = path.reduce((at, name) => (at === null || at === undefined || Array.isArray(at) ? undefined : at[name]), item);
  if (typeof key === "string") key = key.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "").replace(/[A-Z]/g, letter => letter.toLowerCase());
  const isPlain = typeof key === "number" || (typeof key === "string" && key !== "") || (key && ["ObjectId", "Long", "Int32", "Double", "UUID", "Binary"].includes(key._bsontype));
  return isPlain ? key : { source: source, id: item._id };
}
function togetherCustomer(doc) {
  const found = new Map();
  for (const { name, fields } of systemsOfCustomer()) {
    for (const item of doc[name] ?? []) {
      for (const [path, field] of fields) {
        const value = path.reduce((at, part) => (at === null || at === undefined ? undefined : at[part]), item);
        if (value === null || value === undefined) continue;
        if (!found.has(field)) found.set(field, []);
        found.get(field).push({ source: name, id: item._id, value: value });
      }
    }
  }
  const text = value => EJSON.stringify([value], { relaxed: true });
  const differing = [...found].filter(([, values]) => values.some(one => text(one.value) !== text(values[0].value)));
  return {
    ...doc,
    view: Object.fromEntries([...found].map(([field, values]) => [field, values[0].value])),
    conflicts: differing.map(([field, values]) => ({ field: field, values: values })),
  };
}
// Where the systems say different things of one; nothing is settled here, and nothing lost.
function findConflictsInCustomers(most = 100) {
  const found = [];
  for (const doc of db.customers.find()) {
    const { conflicts } = togetherCustomer(doc);
    if (conflicts.length > 0) found.push({ _id: doc._id, conflicts: conflicts });
    if (found.length >= most) break;
  }
  return found;
}
// === step: Check (Needs MongoDB 4.4. Documents without a key get a view of their own.)
print("server", db.version());
{
const odd = db.customers.find({ crm_customers: { $exists: false }, shop_accounts: { $exists: false }, support_contacts: { $exists: false } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents of customers are no views: move them elsewhere first: " + EJSON.stringify(odd));
}
{
const key = { $let: { vars: { key: { $cond: [{ $eq: [{ $type: "$email" }, "string"] }, { $toLower: { $trim: { input: "$email", chars: " \t\r\n" } } }, "$email"] } }, in: { $cond: [{ $and: [{ $in: [{ $type: "$$key" }, ["string", "int", "long", "double", "objectId", "binData"]] }, { $ne: ["$$key", ""] }] }, "$$key", { source: { $literal: "crm_customers" }, id: "$_id" }] } } };
print("crm_customers", db.crm_customers.countDocuments({}), "without a key", db.crm_customers.countDocuments({ $expr: { $eq: [{ $type: key }, "object"] } }));
if (db.crm_customers.findOne({ _id: null })) throw new Error("the document of " + "crm_customers" + " with _id null would not be found again: give it another _id first");
const many = db.crm_customers.aggregate([
  { $group: { _id: key, n: { $sum: 1 } } },
  { $match: { n: { $gt: 30 } } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
if (many.length > 0) throw new Error("more than 30 documents of " + "crm_customers" + " have the same key: mend them, or let the maximum be larger: " + EJSON.stringify(many));
}
{
const key = { $let: { vars: { key: { $cond: [{ $eq: [{ $type: "$mail" }, "string"] }, { $toLower: { $trim: { input: "$mail", chars: " \t\r\n" } } }, "$mail"] } }, in: { $cond: [{ $and: [{ $in: [{ $type: "$$key" }, ["string", "int", "long", "double", "objectId", "binData"]] }, { $ne: ["$$key", ""] }] }, "$$key", { source: { $literal: "shop_accounts" }, id: "$_id" }] } } };
print("shop_accounts", db.shop_accounts.countDocuments({}), "without a key", db.shop_accounts.countDocuments({ $expr: { $eq: [{ $type: key }, "object"] } }));
if (db.shop_accounts.findOne({ _id: null })) throw new Error("the document of " + "shop_accounts" + " with _id null would not be found again: give it another _id first");
const many = db.shop_accounts.aggregate([
  { $group: { _id: key, n: { $sum: 1 } } },
  { $match: { n: { $gt: 30 } } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
if (many.length > 0) throw new Error("more than 30 documents of " + "shop_accounts" + " have the same key: mend them, or let the maximum be larger: " + EJSON.stringify(many));
}
{
const key = { $let: { vars: { key: { $cond: [{ $eq: [{ $type: "$address.mail" }, "string"] }, { $toLower: { $trim: { input: "$address.mail", chars: " \t\r\n" } } }, "$address.mail"] } }, in: { $cond: [{ $and: [{ $in: [{ $type: "$$key" }, ["string", "int", "long", "double", "objectId", "binData"]] }, { $ne: ["$$key", ""] }] }, "$$key", { source: { $literal: "support_contacts" }, id: "$_id" }] } } };
print("support_contacts", db.support_contacts.countDocuments({}), "without a key", db.support_contacts.countDocuments({ $expr: { $eq: [{ $type: key }, "object"] } }));
if (db.support_contacts.findOne({ _id: null })) throw new Error("the document of " + "support_contacts" + " with _id null would not be found again: give it another _id first");
const many = db.support_contacts.aggregate([
  { $group: { _id: key, n: { $sum: 1 } } },
  { $match: { n: { $gt: 30 } } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
if (many.length > 0) throw new Error("more than 30 documents of " + "support_contacts" + " have the same key: mend them, or let the maximum be larger: " + EJSON.stringify(many));
}
{
const large = db.crm_customers.aggregate([
  { $project: { key: { $let: { vars: { key: { $cond: [{ $eq: [{ $type: "$email" }, "string"] }, { $toLower: { $trim: { input: "$email", chars: " \t\r\n" } } }, "$email"] } }, in: { $cond: [{ $and: [{ $in: [{ $type: "$$key" }, ["string", "int", "long", "double", "objectId", "binData"]] }, { $ne: ["$$key", ""] }] }, "$$key", { source: { $literal: "crm_customers" }, id: "$_id" }] } } }, bytes: { $add: [{ $bsonSize: "$$ROOT" }, 16] } } },
  { $unionWith: { coll: "shop_accounts", pipeline: [{ $project: { key: { $let: { vars: { key: { $cond: [{ $eq: [{ $type: "$mail" }, "string"] }, { $toLower: { $trim: { input: "$mail", chars: " \t\r\n" } } }, "$mail"] } }, in: { $cond: [{ $and: [{ $in: [{ $type: "$$key" }, ["string", "int", "long", "double", "objectId", "binData"]] }, { $ne: ["$$key", ""] }] }, "$$key", { source: { $literal: "shop_accounts" }, id: "$_id" }] } } }, bytes: { $add: [{ $bsonSize: "$$ROOT" }, 16] } } }] } },
  { $unionWith: { coll: "support_contacts", pipeline: [{ $project: { key: { $let: { vars: { key: { $cond: [{ $eq: [{ $type: "$address.mail" }, "string"] }, { $toLower: { $trim: { input: "$address.mail", chars: " \t\r\n" } } }, "$address.mail"] } }, in: { $cond: [{ $and: [{ $in: [{ $type: "$$key" }, ["string", "int", "long", "double", "objectId", "binData"]] }, { $ne: ["$$key", ""] }] }, "$$key", { source: { $literal: "support_contacts" }, id: "$_id" }] } } }, bytes: { $add: [{ $bsonSize: "$$ROOT" }, 16] } } }] } },
  { $group: { _id: "$key", bytes: { $sum: "$bytes" } } },
  { $match: { bytes: { $gt: 16776000 } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray().map(one => one._id);
if (large.length > 0) throw new Error("what the systems know of these does not fit into one document: make it smaller first: " + EJSON.stringify(large));
}
// === step: Stop those who write (A document that changes after it was copied would keep its former values.)
// === step: Build the indexes ()
db.customers.createIndex({ "crm_customers._id": 1 });
db.customers.createIndex({ "shop_accounts._id": 1 });
db.customers.createIndex({ "support_contacts._id": 1 });
db.customers.createIndex({ "shop_accounts.card": 1 }, { unique: true, sparse: true });
// === step: Copy ()
// What is in a view already stays there as it is: a run that was broken off goes on, and a later one takes what has come since.
db.crm_customers.aggregate([
  { $sort: { _id: 1 } },
  { $project: { key: { $let: { vars: { key: { $cond: [{ $eq: [{ $type: "$email" }, "string"] }, { $toLower: { $trim: { input: "$email", chars: " \t\r\n" } } }, "$email"] } }, in: { $cond: [{ $and: [{ $in: [{ $type: "$$key" }, ["string", "int", "long", "double", "objectId", "binData"]] }, { $ne: ["$$key", ""] }] }, "$$key", { source: { $literal: "crm_customers" }, id: "$_id" }] } } }, item: "$$ROOT" } },
  { $lookup: { from: "customers", localField: "_id", foreignField: "crm_customers._id", as: "there" } },
  { $match: { there: [] } },
  { $group: { _id: "$key", items: { $push: "$item" } } },
  { $project: { crm_customers: "$items" } },
  { $merge: { into: "customers", on: "_id", whenNotMatched: "insert", whenMatched: [{ $set: { crm_customers: { $concatArrays: [
    { $ifNull: ["$crm_customers", []] },
    { $filter: { input: "$$new.crm_customers", cond: { $not: [{ $in: ["$$this._id", { $ifNull: ["$crm_customers._id", []] }] }] } } },
  ] } } }] } },
], { allowDiskUse: true });
// What is in a view already stays there as it is: a run that was broken off goes on, and a later one takes what has come since.
db.shop_accounts.aggregate([
  { $sort: { _id: 1 } },
  { $project: { key: { $let: { vars: { key: { $cond: [{ $eq: [{ $type: "$mail" }, "string"] }, { $toLower: { $trim: { input: "$mail", chars: " \t\r\n" } } }, "$mail"] } }, in: { $cond: [{ $and: [{ $in: [{ $type: "$$key" }, ["string", "int", "long", "double", "objectId", "binData"]] }, { $ne: ["$$key", ""] }] }, "$$key", { source: { $literal: "shop_accounts" }, id: "$_id" }] } } }, item: "$$ROOT" } },
  { $lookup: { from: "customers", localField: "_id", foreignField: "shop_accounts._id", as: "there" } },
  { $match: { there: [] } },
  { $group: { _id: "$key", items: { $push: "$item" } } },
  { $project: { shop_accounts: "$items" } },
  { $merge: { into: "customers", on: "_id", whenNotMatched: "insert", whenMatched: [{ $set: { shop_accounts: { $concatArrays: [
    { $ifNull: ["$shop_accounts", []] },
    { $filter: { input: "$$new.shop_accounts", cond: { $not: [{ $in: ["$$this._id", { $ifNull: ["$shop_accounts._id", []] }] }] } } },
  ] } } }] } },
], { allowDiskUse: true });
// What is in a view already stays there as it is: a run that was broken off goes on, and a later one takes what has come since.
db.support_contacts.aggregate([
  { $sort: { _id: 1 } },
  { $project: { key: { $let: { vars: { key: { $cond: [{ $eq: [{ $type: "$address.mail" }, "string"] }, { $toLower: { $trim: { input: "$address.mail", chars: " \t\r\n" } } }, "$address.mail"] } }, in: { $cond: [{ $and: [{ $in: [{ $type: "$$key" }, ["string", "int", "long", "double", "objectId", "binData"]] }, { $ne: ["$$key", ""] }] }, "$$key", { source: { $literal: "support_contacts" }, id: "$_id" }] } } }, item: "$$ROOT" } },
  { $lookup: { from: "customers", localField: "_id", foreignField: "support_contacts._id", as: "there" } },
  { $match: { there: [] } },
  { $group: { _id: "$key", items: { $push: "$item" } } },
  { $project: { support_contacts: "$items" } },
  { $merge: { into: "customers", on: "_id", whenNotMatched: "insert", whenMatched: [{ $set: { support_contacts: { $concatArrays: [
    { $ifNull: ["$support_contacts", []] },
    { $filter: { input: "$$new.support_contacts", cond: { $not: [{ $in: ["$$this._id", { $ifNull: ["$support_contacts._id", []] }] }] } } },
  ] } } }] } },
], { allowDiskUse: true });
// === step: Compare (It also tells where the systems say different things; all of it is kept.)
// The systems whose documents a view holds, in the order in which their values count: where each has the key, and what its
// fields are called in the view.
function systemsOfCustomer() {
  return [
    { name: "crm_customers", key: ["email"], fields: [[["email"], "email"], [["name"], "name"], [["city"], "city"], [["since"], "since"]] },
    { name: "shop_accounts", key: ["mail"], fields: [[["full_name"], "name"], [["mail"], "mail"], [["city"], "city"], [["points"], "points"], [["card"], "card"]] },
    { name: "support_contacts", key: ["address", "mail"], fields: [[["address"], "address"], [["tickets"], "tickets"]] },
  ];
}
// The _id of the view that item belongs to: its key; where it has none, a place of its own.
function keyOfCustomer(source, item) {
  const path = systemsOfCustomer().find(one => one.name === source).key;
  let key = path.reduce((at, name) => (at === null || at === undefined || Array.isArray(at) ? undefined : at[name]), item);
  if (typeof key === "string") key = key.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "").replace(/[A-Z]/g, letter => letter.toLowerCase());
  const isPlain = typeof key === "number" || (typeof key === "string" && key !== "") || (key && ["ObjectId", "Long", "Int32", "Double", "UUID", "Binary"].includes(key._bsontype));
  return isPlain ? key : { source: source, id: item._id };
}
// Documents of a system that are in no view, and those that are other there than here.
function differingFromCustomers(name) {
  return db.getCollection(name).aggregate([
    { $project: { item: "$$ROOT" } },
    { $lookup: { from: "customers", localField: "_id", foreignField: name + "._id", as: "there" } },
    { $project: { missing: { $eq: ["$there", []] }, same: { $in: ["$item", { $reduce: { input: "$there", initialValue: [], in: { $concatArrays: ["$$value", "$$this." + name] } } }] } } },
    { $match: { same: false } },
    { $group: { _id: "$missing", n: { $sum: 1 }, ids: { $push: "$_id" } } },
    { $project: { n: 1, ids: { $slice: ["$ids", 20] } } },
  ], { allowDiskUse: true }).toArray();
}
function togetherCustomer(doc) {
  const found = new Map();
  for (const { name, fields } of systemsOfCustomer()) {
    for (const item of doc[name] ?? []) {
      for (const [path, field] of fields) {
        const value = path.reduce((at, part) => (at === null || at === undefined ? undefined : at[part]), item);
        if (value === null || value === undefined) continue;
        if (!found.has(field)) found.set(field, []);
        found.get(field).push({ source: name, id: item._id, value: value });
      }
    }
  }
  const text = value => EJSON.stringify([value], { relaxed: true });
  const differing = [...found].filter(([, values]) => values.some(one => text(one.value) !== text(values[0].value)));
  return {
    ...doc,
    view: Object.fromEntries([...found].map(([field, values]) => [field, values[0].value])),
    conflicts: differing.map(([field, values]) => ({ field: field, values: values })),
  };
}
// Where the systems say different things of one; nothing is settled here, and nothing lost.
function findConflictsInCustomers(most = 100) {
  const found = [];
  for (const doc of db.customers.find()) {
    const { conflicts } = togetherCustomer(doc);
    if (conflicts.length > 0) found.push({ _id: doc._id, conflicts: conflicts });
    if (found.length >= most) break;
  }
  return found;
}
for (const { name } of systemsOfCustomer()) {
  const wrong = differingFromCustomers(name);
  const missing = wrong.find(one => one._id)?.n ?? 0;
  const changed = wrong.find(one => !one._id);
  const [stored] = db.customers.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$" + name, []] } } } } }]).toArray();
  print(name, db.getCollection(name).countDocuments({}), "in the views", Number(stored?.n ?? 0), "not there (must be none)", missing);
  if (changed) print("  changed since they were copied, there by new code or here by old one", changed.n, EJSON.stringify(changed.ids));
  if (missing > 0) throw new Error("run the step before once more: " + name);
}
const conflicts = findConflictsInCustomers();
print("views in which the systems say different things", conflicts.length < 100 ? conflicts.length : "100 or more");
for (const one of conflicts.slice(0, 20)) print("  ", EJSON.stringify(one));
// === step: Start readers and writers that use the new code ()
// The systems whose documents a view holds, in the order in which their values count: where each has the key, and what its
// fields are called in the view.
function systemsOfCustomer() {
  return [
    { name: "crm_customers", key: ["email"], fields: [[["email"], "email"], [["name"], "name"], [["city"], "city"], [["since"], "since"]] },
    { name: "shop_accounts", key: ["mail"], fields: [[["full_name"], "name"], [["mail"], "mail"], [["city"], "city"], [["points"], "points"], [["card"], "card"]] },
    { name: "support_contacts", key: ["address", "mail"], fields: [[["address"], "address"], [["tickets"], "tickets"]] },
  ];
}
// The _id of the view that item belongs to: its key; where it has none, a place of its own.
function keyOfCustomer(source, item) {
  const path = systemsOfCustomer().find(one => one.name === source).key;
  let key = path.reduce((at, name) => (at === null || at === undefined || Array.isArray(at) ? undefined : at[name]), item);
  if (typeof key === "string") key = key.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "").replace(/[A-Z]/g, letter => letter.toLowerCase());
  const isPlain = typeof key === "number" || (typeof key === "string" && key !== "") || (key && ["ObjectId", "Long", "Int32", "Double", "UUID", "Binary"].includes(key._bsontype));
  return isPlain ? key : { source: source, id: item._id };
}
function togetherCustomer(doc) {
  const found = new Map();
  for (const { name, fields } of systemsOfCustomer()) {
    for (const item of doc[name] ?? []) {
      for (const [path, field] of fields) {
        const value = path.reduce((at, part) => (at === null || at === undefined ? undefined : at[part]), item);
        if (value === null || value === undefined) continue;
        if (!found.has(field)) found.set(field, []);
        found.get(field).push({ source: name, id: item._id, value: value });
      }
    }
  }
  const text = value => EJSON.stringify([value], { relaxed: true });
  const differing = [...found].filter(([, values]) => values.some(one => text(one.value) !== text(values[0].value)));
  return {
    ...doc,
    view: Object.fromEntries([...found].map(([field, values]) => [field, values[0].value])),
    conflicts: differing.map(([field, values]) => ({ field: field, values: values })),
  };
}
// All that the systems know of one, by its key: their documents, one value of each field, that of the first system that has one,
// and where the systems say different things.
function readCustomer(key) {
  const doc = db.customers.findOne({ _id: keyOfCustomer("crm_customers", { email: key }) });
  return doc && togetherCustomer(doc);
}
// The systems whose documents a view holds, in the order in which their values count: where each has the key, and what its
// fields are called in the view.
function systemsOfCustomer() {
  return [
    { name: "crm_customers", key: ["email"], fields: [[["email"], "email"], [["name"], "name"], [["city"], "city"], [["since"], "since"]] },
    { name: "shop_accounts", key: ["mail"], fields: [[["full_name"], "name"], [["mail"], "mail"], [["city"], "city"], [["points"], "points"], [["card"], "card"]] },
    { name: "support_contacts", key: ["address", "mail"], fields: [[["address"], "address"], [["tickets"], "tickets"]] },
  ];
}
// The _id of the view that item belongs to: its key; where it has none, a place of its own.
function keyOfCustomer(source, item) {
  const path = systemsOfCustomer().find(one => one.name === source).key;
  let key = path.reduce((at, name) => (at === null || at === undefined || Array.isArray(at) ? undefined : at[name]), item);
  if (typeof key === "string") key = key.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "").replace(/[A-Z]/g, letter => letter.toLowerCase());
  const isPlain = typeof key === "number" || (typeof key === "string" && key !== "") || (key && ["ObjectId", "Long", "Int32", "Double", "UUID", "Binary"].includes(key._bsontype));
  return isPlain ? key : { source: source, id: item._id };
}
// A new document of one of the systems goes into the view that has its key; where there is none, a view begins.
function addToCustomer(source, item) {
  const doc = { _id: new ObjectId(), ...item };
  const key = keyOfCustomer(source, doc);
  for (;;) {
    try {
      const added = db.customers.updateOne({ _id: key, [source + "._id"]: { $ne: doc._id }, [source + ".29"]: { $exists: false } }, { $push: { [source]: doc } }, { upsert: true });
      return added;
    } catch (error) {
      if (error.code !== 11000 || !/ index: _id_ /.test(error.message)) throw error;
      // somebody has just begun the view: once more; else it has the document already, or as many as it may have
      if (db.customers.findOne({ _id: key, $or: [{ [source + "._id"]: doc._id }, { [source + ".29"]: { $exists: true } }] }, { _id: 1 })) throw error;
    }
  }
}
// The systems whose documents a view holds, in the order in which their values count: where each has the key, and what its
// fields are called in the view.
function systemsOfCustomer() {
  return [
    { name: "crm_customers", key: ["email"], fields: [[["email"], "email"], [["name"], "name"], [["city"], "city"], [["since"], "since"]] },
    { name: "shop_accounts", key: ["mail"], fields: [[["full_name"], "name"], [["mail"], "mail"], [["city"], "city"], [["points"], "points"], [["card"], "card"]] },
    { name: "support_contacts", key: ["address", "mail"], fields: [[["address"], "address"], [["tickets"], "tickets"]] },
  ];
}
// The _id of the view that item belongs to: its key; where it has none, a place of its own.
function keyOfCustomer(source, item) {
  const path = systemsOfCustomer().find(one => one.name === source).key;
  let key = path.reduce((at, name) => (at === null || at === undefined || Array.isArray(at) ? undefined : at[name]), item);
  if (typeof key === "string") key = key.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "").replace(/[A-Z]/g, letter => letter.toLowerCase());
  const isPlain = typeof key === "number" || (typeof key === "string" && key !== "") || (key && ["ObjectId", "Long", "Int32", "Double", "UUID", "Binary"].includes(key._bsontype));
  return isPlain ? key : { source: source, id: item._id };
}
// change: fields of the document and their new values. With another key it moves to another view, in one transaction.
function changeInCustomer(source, id, change) {
  const session = db.getMongo().startSession();
  try {
    let changed = false;
    session.withTransaction(() => {
      const views = session.getDatabase(db.getName()).getCollection("customers");
      const view = views.findOne({ [source + "._id"]: id });
      changed = view !== null;
      if (!changed) return;
      const text = value => EJSON.stringify([value], { relaxed: true });
      const item = view[source].find(one => text(one._id) === text(id));
      const next = { ...item, ...change };
      const key = keyOfCustomer(source, next);
      if (text(key) === text(view._id)) {
        views.updateOne({ _id: view._id, [source + "._id"]: id }, { $set: { [source + ".$"]: next } });
        return;
      }
      views.updateOne({ _id: view._id }, { $pull: { [source]: { _id: id } } });
      views.deleteOne({ _id: view._id, crm_customers: { $in: [null, []] }, shop_accounts: { $in: [null, []] }, support_contacts: { $in: [null, []] } });
      views.updateOne({ _id: key, [source + ".29"]: { $exists: false } }, { $push: { [source]: next } }, { upsert: true });
    });
    return changed;
  } finally {
    session.endSession();
  }
}
// The systems whose documents a view holds, in the order in which their values count: where each has the key, and what its
// fields are called in the view.
function systemsOfCustomer() {
  return [
    { name: "crm_customers", key: ["email"], fields: [[["email"], "email"], [["name"], "name"], [["city"], "city"], [["since"], "since"]] },
    { name: "shop_accounts", key: ["mail"], fields: [[["full_name"], "name"], [["mail"], "mail"], [["city"], "city"], [["points"], "points"], [["card"], "card"]] },
    { name: "support_contacts", key: ["address", "mail"], fields: [[["address"], "address"], [["tickets"], "tickets"]] },
  ];
}
// The _id of the view that item belongs to: its key; where it has none, a place of its own.
function keyOfCustomer(source, item) {
  const path = systemsOfCustomer().find(one => one.name === source).key;
  let key = path.reduce((at, name) => (at === null || at === undefined || Array.isArray(at) ? undefined : at[name]), item);
  if (typeof key === "string") key = key.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "").replace(/[A-Z]/g, letter => letter.toLowerCase());
  const isPlain = typeof key === "number" || (typeof key === "string" && key !== "") || (key && ["ObjectId", "Long", "Int32", "Double", "UUID", "Binary"].includes(key._bsontype));
  return isPlain ? key : { source: source, id: item._id };
}
function togetherCustomer(doc) {
  const found = new Map();
  for (const { name, fields } of systemsOfCustomer()) {
    for (const item of doc[name] ?? []) {
      for (const [path, field] of fields) {
        const value = path.reduce((at, part) => (at === null || at === undefined ? undefined : at[part]), item);
        if (value === null || value === undefined) continue;
        if (!found.has(field)) found.set(field, []);
        found.get(field).push({ source: name, id: item._id, value: value });
      }
    }
  }
  const text = value => EJSON.stringify([value], { relaxed: true });
  const differing = [...found].filter(([, values]) => values.some(one => text(one.value) !== text(values[0].value)));
  return {
    ...doc,
    view: Object.fromEntries([...found].map(([field, values]) => [field, values[0].value])),
    conflicts: differing.map(([field, values]) => ({ field: field, values: values })),
  };
}
// Where the systems say different things of one; nothing is settled here, and nothing lost.
function findConflictsInCustomers(most = 100) {
  const found = [];
  for (const doc of db.customers.find()) {
    const { conflicts } = togetherCustomer(doc);
    if (conflicts.length > 0) found.push({ _id: doc._id, conflicts: conflicts });
    if (found.length >= most) break;
  }
  return found;
}
// === step: Drop the former collections (Only when they are no longer used.)
// The systems whose documents a view holds, in the order in which their values count: where each has the key, and what its
// fields are called in the view.
function systemsOfCustomer() {
  return [
    { name: "crm_customers", key: ["email"], fields: [[["email"], "email"], [["name"], "name"], [["city"], "city"], [["since"], "since"]] },
    { name: "shop_accounts", key: ["mail"], fields: [[["full_name"], "name"], [["mail"], "mail"], [["city"], "city"], [["points"], "points"], [["card"], "card"]] },
    { name: "support_contacts", key: ["address", "mail"], fields: [[["address"], "address"], [["tickets"], "tickets"]] },
  ];
}
// The _id of the view that item belongs to: its key; where it has none, a place of its own.
function keyOfCustomer(source, item) {
  const path = systemsOfCustomer().find(one => one.name === source).key;
  let key = path.reduce((at, name) => (at === null || at === undefined || Array.isArray(at) ? undefined : at[name]), item);
  if (typeof key === "string") key = key.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "").replace(/[A-Z]/g, letter => letter.toLowerCase());
  const isPlain = typeof key === "number" || (typeof key === "string" && key !== "") || (key && ["ObjectId", "Long", "Int32", "Double", "UUID", "Binary"].includes(key._bsontype));
  return isPlain ? key : { source: source, id: item._id };
}
// Documents of a system that are in no view, and those that are other there than here.
function differingFromCustomers(name) {
  return db.getCollection(name).aggregate([
    { $project: { item: "$$ROOT" } },
    { $lookup: { from: "customers", localField: "_id", foreignField: name + "._id", as: "there" } },
    { $project: { missing: { $eq: ["$there", []] }, same: { $in: ["$item", { $reduce: { input: "$there", initialValue: [], in: { $concatArrays: ["$$value", "$$this." + name] } } }] } } },
    { $match: { same: false } },
    { $group: { _id: "$missing", n: { $sum: 1 }, ids: { $push: "$_id" } } },
    { $project: { n: 1, ids: { $slice: ["$ids", 20] } } },
  ], { allowDiskUse: true }).toArray();
}
for (const { name } of systemsOfCustomer()) {
  const wrong = differingFromCustomers(name);
  if (wrong.length > 0) throw new Error("these documents of " + name + " are in no view, or other there: where those here are no longer needed, drop the collection yourself: " + EJSON.stringify(wrong));
}
for (const { name } of systemsOfCustomer()) db.getCollection(name).drop();
// === undo: Stop those who write (What they write meanwhile would be lost.)
// === undo: Check ()
{
const known = ["_id", "crm_customers", "shop_accounts", "support_contacts"];
const more = db.customers.aggregate([
  { $project: { more: { $filter: { input: { $objectToArray: "$$ROOT" }, cond: { $not: [{ $in: ["$$this.k", known] }] } } } } },
  { $match: { more: { $ne: [] } } },
  { $limit: 20 },
  { $project: { _id: 1, "more.k": 1 } },
]).toArray();
if (more.length > 0) throw new Error("these views hold what belongs to none of the systems, which would be lost: move it elsewhere first: " + EJSON.stringify(more));
for (const name of ["crm_customers", "shop_accounts", "support_contacts"]) {
  const items = [{ $unwind: "$" + name }, { $project: { item: "$" + name } }];
  const noList = db.customers.find({ [name]: { $exists: true, $not: { $type: "array" } } }, { _id: 1 }).limit(20).toArray();
  const noId = db.customers.aggregate([...items, { $match: { "item._id": null } }, { $limit: 20 }, { $project: { _id: 1 } }]).toArray();
  if (noList.length + noId.length > 0) throw new Error("in these views are no documents with an _id in " + name + ": mend them first: " + EJSON.stringify([...noList, ...noId]));
  const twice = db.customers.aggregate([...items, { $group: { _id: "$item._id", n: { $sum: 1 } } }, { $match: { n: { $gt: 1 } } }, { $limit: 20 }], { allowDiskUse: true }).toArray();
  if (twice.length > 0) throw new Error("documents of " + name + " are in the views twice: take the wrong ones away first: " + EJSON.stringify(twice));
}
}
// === undo: Copy the documents of each system back ()
db.customers.aggregate([
  { $unwind: "$crm_customers" },
  { $replaceRoot: { newRoot: "$crm_customers" } },
  { $merge: { into: "crm_customers", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
db.customers.aggregate([
  { $unwind: "$shop_accounts" },
  { $replaceRoot: { newRoot: "$shop_accounts" } },
  { $merge: { into: "shop_accounts", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
db.customers.aggregate([
  { $unwind: "$support_contacts" },
  { $replaceRoot: { newRoot: "$support_contacts" } },
  { $merge: { into: "support_contacts", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
// === undo: Remove the views ()
for (const name of ["crm_customers", "shop_accounts", "support_contacts"]) {
  const wrong = db.customers.aggregate([
    { $unwind: "$" + name },
    { $project: { _id: 0, item: "$" + name } },
    { $lookup: { from: name, localField: "item._id", foreignField: "_id", as: "back" } },
    { $match: { $expr: { $ne: ["$item", { $arrayElemAt: ["$back", 0] }] } } },
    { $limit: 20 },
    { $project: { id: "$item._id" } },
  ]).toArray().map(one => one.id);
  print(name, db.getCollection(name).countDocuments({}), "not back (must be none)", wrong.length);
  if (wrong.length > 0) throw new Error("nothing is removed: run the step before once more: " + name + " " + EJSON.stringify(wrong));
}
db.customers.drop();
// === undo: Build the former indexes ()
db.crm_customers.createIndex({ email: 1 });
db.shop_accounts.createIndex({ card: 1 }, { unique: true, sparse: true });
