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
