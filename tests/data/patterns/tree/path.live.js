function byId(rows) {
  return rows.sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

function factsBefore() {
  const parents = new Map(db.categories.find().toArray().map(doc => [doc._id, doc.parent_id]));
  return byId([...parents.keys()].map(id => {
    const way = [];
    for (let at = parents.get(id); at !== undefined; at = parents.get(at)) way.unshift(at);
    return [id, way];
  }));
}

function factsAfter() {
  return byId(db.categories.find().toArray().map(doc => [doc._id, doc.path === null ? [] : doc.path.slice(1, -1).split(",")]));
}

function write(client, i) {
  const parents = db.categories.find({ path: null }).sort({ _id: 1 }).limit(1).toArray();
  if (addCategory({ _id: `n${client}-${i}`, title: "new" }, i % 2 ? parents[0]._id : null) === null) throw new Error("no parent");
}

function beforeWrites() {
  return { n: db.categories.countDocuments({}) };
}

function afterWrites(before, writes) {
  const root = db.categories.find({ path: null, title: { $ne: "new" } }).sort({ _id: 1 }).limit(1).toArray()[0];
  const below = db.categories.countDocuments({ title: "new", path: { $ne: null } });
  return [
    ["documents", db.categories.countDocuments({}), before.n + writes],
    ["below the root", below, writes / 2],
    ["found in a branch", branchOfCategory(root._id).filter(doc => doc.title === "new").length <= below, true],
  ];
}

// Data may name fields with a dot: such a document is stored as it is, once however often it is added.
function formula() {
  const dotted = (title, more) => ({ title, "a.b": Int32(1), inner: { "c.$d": Int32(2) }, ...more });
  const root = addCategory(dotted("1 root", { _id: "r" }), null);
  const below = addCategory(dotted("2 below", { _id: "b" }), root);
  addCategory(dotted("3 again", { _id: below }), root);
  const found = db.categories.find().sort({ title: 1 }).toArray().map(one => [one.title, Number(one["a.b"]), Number(one.inner["c.$d"]), one.a ?? null]);
  return [["documents", found, [["1 root", 1, 2, null], ["2 below", 1, 2, null]]], ["below", childrenOfCategory(root).map(one => one.title), ["2 below"]]];
}
