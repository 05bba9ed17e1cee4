function byId(rows) {
  return rows.sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

function waysOf(docs) {
  const parents = new Map(docs.map(doc => [doc._id.toString(), doc.parent_id ? doc.parent_id.toString() : undefined]));
  return byId([...parents.keys()].map(id => {
    const way = [];
    for (let at = parents.get(id); at; at = parents.get(at)) way.unshift(at);
    return [id, way];
  }));
}

function factsBefore() {
  return waysOf(db.categories.find().toArray());
}

function factsAfter() {
  return byId(db.categories.find().toArray().map(doc => [doc._id.toString(), doc.ancestors.map(id => id.toString())]));
}

function write(client, i) {
  const parents = db.categories.find().sort({ _id: 1 }).limit(5).toArray();
  if (addCategory({ title: `new ${client} ${i}` }, parents[i % 5]._id) === null) throw new Error("no parent");
}

function beforeWrites() {
  return { n: db.categories.countDocuments({}) };
}

function afterWrites(before, writes) {
  const right = JSON.stringify(waysOf(db.categories.find().toArray())) === JSON.stringify(factsAfter());
  return [["documents", db.categories.countDocuments({}), before.n + writes], ["all ancestors right", right, true]];
}

// Data may name fields with a dot: such a document is stored as it is, once however often it is added.
function formula() {
  const dotted = (title, more) => ({ title, "a.b": Int32(1), inner: { "c.$d": Int32(2) }, ...more });
  const root = addCategory(dotted("1 root"), null);
  const below = addCategory(dotted("2 below"), root);
  addCategory(dotted("3 again", { _id: below }), root);
  const found = db.categories.find().sort({ title: 1 }).toArray().map(one => [one.title, Number(one["a.b"]), Number(one.inner["c.$d"]), one.a ?? null]);
  return [["documents", found, [["1 root", 1, 2, null], ["2 below", 1, 2, null]]], ["below", childrenOfCategory(root).map(one => one.title), ["2 below"]]];
}
