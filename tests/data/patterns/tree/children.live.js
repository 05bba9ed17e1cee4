// What the code reads of each document: its children, all below it and the way down to it, as ids in a fixed order.
const text = id => EJSON.stringify(id);
const sorted = ids => ids.map(text).sort();

// The same asked of a plain list of parents, by [id, parent].
function treeOf(rows) {
  const parents = new Map(rows.map(([id, parent]) => [text(id), parent ?? null]));
  const ids = new Map(rows.map(([id]) => [text(id), id]));
  const wayOf = key => {
    const way = [];
    for (let at = parents.get(key); at !== null; at = parents.get(text(at))) way.unshift(text(at));
    return way;
  };
  return [...parents.keys()].sort().map(key => [
    key,
    sorted(rows.filter(([, parent]) => parent && text(parent) === key).map(([id]) => id)),
    sorted([...ids.keys()].filter(one => wayOf(one).includes(key)).map(one => ids.get(one))),
    wayOf(key),
  ]);
}

function treeRead() {
  return db.categories.find({}, { _id: 1 }).toArray().map(({ _id }) => [
    text(_id),
    sorted(childrenOfCategory(_id).map(one => one._id)),
    sorted(branchOfCategory(_id).map(one => one._id)),
    ancestorsOfCategory(_id).map(one => text(one._id)),
  ]).sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

function factsBefore() {
  return treeOf(db.categories.find().toArray().map(one => [one._id, one.parent_id]));
}

function factsAfter() {
  return treeRead();
}

// Ten parents for each client.
const place = (client, i) => db.categories.find({ title: { $not: /^new/ } }, { _id: 1 }).sort({ _id: 1 }).skip((i % 10) * 4 + client).limit(1).toArray()[0]._id;

// Each client adds below documents of its own; every fourth is for a parent that is not there, every fifth goes elsewhere.
function write(client, i) {
  if (i % 4 === 3) {
    if (addCategory({ title: "new, lost" }, new ObjectId()) !== null) throw new Error("the parent was not looked for");
    return;
  }
  const id = addCategory({ title: `new ${client}` }, place(client, i));
  if (id === null) throw new Error("no parent");
  if (i % 5 === 4 && !moveCategory(id, place((client + 1) % 4, i))) throw new Error("not moved");
}

function beforeWrites() {
  return { n: db.categories.countDocuments({}) };
}

function afterWrites(before) {
  if (typeof numberCategories === "function") numberCategories();
  const added = [...Array(WRITES).keys()].filter(i => i % 4 !== 3);
  const moved = added.filter(i => i % 5 === 4).length;
  const all = [0, 1, 2, 3];
  const below = client => [...Array(10).keys()].flatMap(i => childrenOfCategory(place(client, i)).map(one => one.title));
  const found = all.map(below);
  return [
    ["documents", db.categories.countDocuments({}), before.n + 4 * added.length],
    ["without a parent that was there", db.categories.countDocuments({ title: "new, lost" }), 0],
    ["where each client put them", all.map(client => found[client].filter(title => title === `new ${client}`).length), all.map(() => added.length - moved)],
    ["where each client moved them", all.map(client => found[(client + 1) % 4].filter(title => title === `new ${client}`).length), all.map(() => moved)],
  ];
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
