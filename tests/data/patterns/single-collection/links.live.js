function inOrder(rows) {
  return rows.sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

function factsBefore() {
  return inOrder(db.books.find().toArray().map(book => {
    const reviews = db.reviews.find({ book_id: book._id }).toArray();
    return [book._id.toString(), book.title, reviews.length, reviews.reduce((sum, one) => sum + one.stars, 0)];
  }));
}

function factsAfter() {
  return inOrder(db.catalog.find({ docType: "book" }).toArray().map(book => {
    const page = readBook(book._id);
    const reviews = reviewsOf(book._id);
    if (page.length !== reviews.length + 1) throw new Error("the page is not complete");
    return [book._id.toString(), page.find(one => one.docType === "book").title, reviews.length, reviews.reduce((sum, one) => sum + one.stars, 0)];
  }));
}

function reviewsOf(id) {
  return childrenOfReview(id);
}

let books;

// Every twenty-fifth write is sent twice, every tenth is for a book that is not there.
function write(client, i) {
  books ??= db.catalog.find({ docType: "book" }, { _id: 1 }).sort({ _id: 1 }).limit(3).toArray();
  const review = { _id: new ObjectId(), stars: 3, text: "live", at: new Date() };
  const bookId = i % 10 === 9 ? new ObjectId() : books[i % 3]._id;
  const stored = addReview(review, bookId);
  if (i % 25 === 0) addReview(review, bookId);
  if ((stored === null) !== (i % 10 === 9)) throw new Error("the book was not looked for");
}

function beforeWrites() {
  return { documents: db.catalog.countDocuments({}) };
}

function afterWrites(before, writes) {
  const book = db.catalog.findOne({ docType: "book" });
  let refused = 0;
  try {
    addReview({ _id: book._id, stars: 3, text: "live", at: new Date() }, book._id);
  } catch (error) {
    refused = error.code;
  }
  return [
    ["documents", db.catalog.countDocuments({}), before.documents + writes * 0.9],
    ["reviews of the first books", db.catalog.countDocuments({ text: "live" }), writes * 0.9],
    ["without a book", db.catalog.countDocuments({ docType: "review", relatedTo: { $size: 0 } }), 0],
    ["an id of another kind", refused, 11000],
  ];
}

function formula() {
  const dotted = { "a.b": Int32(1), inner: { "c.$d": Int32(2) } }; // as data may name fields
  const bookId = addBook({ title: "one", isbn: "1", ...dotted });
  for (let i = 0; i < 5; i += 1) addReview({ stars: 1 + i, text: "t", at: new Date(), ...dotted }, bookId);
  addBook({ _id: bookId, title: "again", isbn: "1" });
  const names = db.catalog.find().toArray().map(one => [one["a.b"], one.inner["c.$d"]].map(Number));
  return [
    ["names with a dot", names, Array(6).fill([1, 2])],
    ["documents of one query", readBook(bookId).length, 6],
    ["index entries, one for each link", db.catalog.aggregate([{ $unwind: "$relatedTo" }, { $count: "n" }]).toArray()[0].n, 6],
    ["stages that read the index only", db.catalog.find({ relatedTo: bookId }).explain("executionStats").executionStats.totalKeysExamined, 6],
  ];
}
