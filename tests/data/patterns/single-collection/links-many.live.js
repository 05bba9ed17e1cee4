function inOrder(rows) {
  return rows.sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

function texts(ids) {
  return ids.map(id => id.toString()).sort();
}

function factsBefore() {
  return inOrder(db.books.find().toArray().map(book => {
    const tags = db.tags.find({ $or: [{ _id: { $in: book.tag_ids } }, { book_ids: book._id }] }).toArray();
    return [book._id.toString(), texts(tags.map(tag => tag._id))];
  }));
}

function factsAfter() {
  return inOrder(db.catalog.find({ docType: "book" }).toArray().map(book => {
    const tags = aboveOfBook(book._id);
    for (const tag of tags) if (!readTag(tag._id).some(one => one._id.equals(book._id))) throw new Error("a link leads one way only");
    return [book._id.toString(), texts(tags.map(tag => tag._id))];
  }));
}

let tag;

// All clients link and unlink the same documents; each link of the second half is new.
function write(client, i) {
  tag ??= db.catalog.find({ docType: "tag" }, { _id: 1 }).sort({ _id: 1 }).limit(1).toArray()[0];
  if (i % 5 === 0) {
    if (linkBook("nobody", tag._id) || linkBook(new ObjectId(), new ObjectId())) throw new Error("linked what is not there");
    return;
  }
  const _id = new ObjectId();
  addBook({ _id, title: "live", isbn: `${client}-${i}` }, []);
  if (!linkBook(_id, tag._id) || (i % 10 === 1 && !linkBook(_id, tag._id))) throw new Error("not linked");
  if (i % 2 === 0 && !unlinkBook(_id, tag._id)) throw new Error("not unlinked");
}

function beforeWrites() {
  return { books: db.catalog.countDocuments({ docType: "book" }) };
}

function afterWrites(before, writes) {
  const linked = db.catalog.find({ title: "live", "relatedTo.0": { $exists: true } }).toArray();
  return [
    ["books", db.catalog.countDocuments({ docType: "book" }), before.books + writes * 0.8],
    ["linked", linked.length, writes * 0.4],
    ["once each", linked.every(book => book.relatedTo.length === 1), true],
    ["a book with a tag that is not there", addBook({ title: "live", isbn: "x" }, [new ObjectId()]), null],
  ];
}
