// Books of the newest shape alone have its number; in one collection films have it, too, and the rules are in force.
const factsOf = one => `${one.kind} ${one._id} of shape 2: ${one.title} ${one.sku}`;

function before() {
  return [["book", "books"], ["film", "films"]].flatMap(([kind, name]) => db.getCollection(name).find().toArray().map(one => ({ kind, _id: String(one._id), title: one.title, sku: one.sku })));
}

function after() {
  const { options } = db.getCollectionInfos({ name: "products" })[0];
  const broken = db.products.countDocuments({ $nor: [options.validator] });
  return [...db.products.find().toArray().map(one => `${one.type} ${one._id} of shape ${one.schema_version}: ${one.title} ${one.sku}`), `rules: ${options.validationAction}, broken by ${broken}`];
}

function write(client, i) {
  const title = `by ${client} ${i}`;
  const fields = { sku: `${client}-${i}`, title, price: Decimal128("1.50"), tags: [], maker_id: db.makers.findOne()._id };
  const isNew = typeof addFilm === "function";
  const books = db.getCollection(isNew ? "products" : "books").find(isNew ? { type: "book" } : {}, { _id: 1 }).sort({ _id: 1 }).limit(40).toArray();
  const book = books[client * 10 + i % 7]._id;
  if (i % 4 === 0) {
    const item = { _id: new ObjectId(), ...fields, pages: Int32(9) };
    if (isNew) addBook(item);
    else insertBook(item);
    return { write: "insert", kind: "book", _id: String(item._id), title, sku: fields.sku };
  }
  if (i % 4 === 1 && isNew) return { write: "insert", kind: "film", _id: String(addFilm({ ...fields, minutes: Int32(9) })), title, sku: fields.sku };
  if (i % 16 === 3 && isNew) {
    const film = db.products.find({ type: "film" }, { _id: 1 }).sort({ _id: 1 }).skip(client * 10).limit(1).toArray()[0]._id;
    return removeFilm(film) ? { write: "remove", _id: String(film) } : null;
  }
  const change = isNew && i % 4 === 2 ? changeProduct : changeBook;
  return change(book, { $set: { title } }) ? { write: "change", _id: String(book), title } : null;
}

function expected(before, writes) {
  const all = new Map(before.map(one => [one._id, one]));
  for (const one of writes) {
    if (one.write === "remove") all.delete(one._id);
    else all.set(one._id, one.write === "insert" ? one : { ...all.get(one._id), title: one.title });
  }
  return [...[...all.values()].map(factsOf), "rules: error, broken by 0"];
}
