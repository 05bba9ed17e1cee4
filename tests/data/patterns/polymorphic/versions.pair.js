// Books with their former states, while books and films move to one collection.
const factsOf = (kind, one) => `${kind} ${one._id}: ${one.title} ${one.sku}`;

function before() {
  return [["book", "books"], ["film", "films"]].flatMap(([kind, name]) => db.getCollection(name).find().toArray().map(one => ({ kind, _id: String(one._id), title: one.title, sku: one.sku })));
}

function after() {
  const states = db.books_revisions.find().toArray().map(one => `state ${one.revision} of ${one.doc_id}: ${one.title}`);
  return [...db.products.find().toArray().map(one => factsOf(one.type, one)), ...states];
}

function write(client, i) {
  const isNew = typeof addFilm === "function";
  const name = isNew ? "products" : "books";
  const books = db.getCollection(name).find(isNew ? { type: "book" } : {}, { _id: 1 }).sort({ _id: 1 }).limit(40).toArray();
  const film = db.getCollection(isNew ? "products" : "films").find(isNew ? { type: "film" } : {}).sort({ _id: 1 }).skip(client * 6 + i % 5).limit(1).toArray()[0]._id;
  const book = books[client * 10 + i % 7]._id;
  const title = `by ${client} ${i}`;
  const fields = { sku: `${client}-${i}`, title, price: Decimal128("1.50"), tags: [] };
  const maker_id = db.makers.findOne()._id;
  switch (i % 6) {
  case 0: {
    const _id = new ObjectId();
    const item = { _id, ...fields, maker_id, pages: Int32(9) };
    if (isNew) addBook(item);
    else insertBook(item);
    return { write: "insert", kind: "book", _id: String(_id), title, sku: fields.sku };
  }
  case 1: {
    if (!isNew) return null;
    const _id = addFilm({ ...fields, maker_id, minutes: Int32(9) });
    return { write: "insert", kind: "film", _id: String(_id), title, sku: fields.sku };
  }
  case 2: {
    const done = isNew ? changeFilm(film, { $set: { title } }) : db.films.updateOne({ _id: film }, { $set: { title } }).matchedCount === 1;
    return done ? { write: "change", _id: String(film), title } : null;
  }
  case 3:
    if (!isNew || i % 4 !== 1) return null;
    return removeFilm(film) ? { write: "remove", _id: String(film) } : null;
  default: {
    const change = isNew ? changeBookForDocumentVersioning : changeBook;
    const number = change(book, { $set: { title } });
    return number ? { write: "change", _id: String(book), title, number } : null;
  }
  }
}

function expected(before, writes) {
  const all = new Map(before.map(one => [one._id, one]));
  const states = [];
  for (const one of writes) {
    const former = all.get(one._id);
    if (one.write === "insert") all.set(one._id, one);
    if (one.write === "remove") all.delete(one._id);
    if (one.number) states.push(`state ${one.number - 1} of ${one._id}: ${former.title}`);
    if (one.write === "change") all.set(one._id, { ...former, title: one.title });
  }
  return [...[...all.values()].map(one => factsOf(one.kind, one)), ...states];
}
