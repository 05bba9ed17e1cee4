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
