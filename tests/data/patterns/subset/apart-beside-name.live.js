// Begins as apart-shown.live.js.
function factsBefore() {
  return db.books.find().sort({ _id: 1 }).limit(5).toArray().map(book => {
    const all = db.reviews.find({ book_id: book._id }).toArray().map(shown).sort(newest);
    return [book.title, all.slice(0, 3).map(item => item[0]), all, all.length];
  });
}

// An item has its parent's name beside its id, and so have its copies.
function write(client, i) {
  const books = db.books.find({}, { title: 1 }).sort({ _id: 1 }).limit(3).toArray();
  const { _id, title } = books[i % 3];
  addReview(_id, { book: { title }, author_id: db.users.findOne({}, { _id: 1 })._id, stars: Int32(1 + i % 5), text: `${client} ${i}`, at: new Date(1893456000000 + i * 1000 + client) });
}

function afterWrites(before, writes) {
  const text = one => EJSON.stringify(Object.entries(one).sort());
  const wrong = db.books.find().toArray().filter(book => {
    const all = db.reviews.find({ "book._id": book._id }).sort({ at: -1 }).toArray();
    return all.length !== book.review_count || all.some(one => one.book.title !== book.title) || EJSON.stringify(book.reviews.map(text)) !== EJSON.stringify(all.slice(0, 3).map(text));
  });
  return [["items", db.reviews.countDocuments({}), before + writes], ["documents whose first items or count are wrong", wrong.length, 0]];
}

// Names of fields that hold a dot are stored as they are, in the item and in its copy.
function formula() {
  const book = new ObjectId();
  db.books.insertOne({ _id: book, title: "t", isbn: "1", reviews: [], review_count: Int32(0) });
  for (let n = 0; n < 2; n += 1) addReview(book, { book: { title: "t" }, author_id: book, stars: Int32(1), text: "x", at: new Date(n), "a.b": Int32(n) });
  const names = one => [Number(one["a.b"]), one.book.title, String(one.book._id) === String(book), one.a ?? null];
  const expected = [1, 0].map(n => [n, "t", true, null]);
  return [["items", db.reviews.find().sort({ at: -1 }).toArray().map(names), expected], ["copies", db.books.findOne().reviews.map(names), expected], ["more", moreReviews(book, 0, 5).length, 2]];
}
