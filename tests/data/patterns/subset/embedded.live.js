// Writers start with step 4.
function shown(item) {
  return [item.at.getTime(), item.stars, item.text];
}

function newest(a, b) {
  return b[0] - a[0] || b[1] - a[1] || (a[2] < b[2] ? -1 : 1);
}

function factsBefore() {
  return db.books.find().sort({ _id: 1 }).limit(5).toArray().map(book => {
    const all = book.reviews.map(shown).sort(newest);
    return [book.title, all.slice(0, 3), all, all.length];
  });
}

function factsAfter() {
  return db.books.find().sort({ _id: 1 }).limit(5).toArray().map(book => {
    const page = readBook(book._id);
    return [page.title, page.reviews.map(shown).sort(newest), moreReviews(book._id, 0, 100000).map(shown).sort(newest), page.review_count];
  });
}

function write(client, i) {
  const books = db.books.find({}, { _id: 1 }).sort({ _id: 1 }).limit(3).toArray();
  const user = db.users.findOne({}, { _id: 1 });
  addReview(books[i % 3]._id, { author_id: user._id, stars: Int32(1 + i % 5), text: `${client} ${i}`, at: new Date(1893456000000 + i * 1000 + client) });
}

// Each item once, wherever it is.
function items() {
  const ids = new Set();
  for (const book of db.books.find().toArray()) (book.reviews ?? []).forEach((item, at) => ids.add(String(item._id ?? [book._id, at])));
  for (const item of db.reviews.find({}, { _id: 1 }).toArray()) ids.add(String(item._id));
  return ids.size;
}

function beforeWrites() {
  return items();
}

function afterWrites(before, writes) {
  const wrong = db.books.find().toArray().filter(book => {
    const all = db.reviews.find({ book_id: book._id }).sort({ at: -1 }).toArray();
    return all.length !== book.review_count || EJSON.stringify(book.reviews.map(one => one.at)) !== EJSON.stringify(all.slice(0, 3).map(one => one.at));
  });
  return [["items", items(), before + writes], ["in the whole list", db.reviews.countDocuments({}), before + writes], ["documents whose first items or count are wrong", wrong.length, 0]];
}

function formula() {
  const book = new ObjectId();
  db.books.insertOne({ _id: book, title: "t", isbn: "1", reviews: [], review_count: Int32(0) });
  const before = Number(db.serverStatus().metrics.document.updated);
  for (let i = 0; i < 50; i += 1) addReview(book, { author_id: new ObjectId(), stars: Int32(1), text: "x", at: new Date(1893456000000 + i) });
  return [
    ["updates", Number(db.serverStatus().metrics.document.updated) - before, 50],
    ["documents", db.reviews.countDocuments({}), 50],
    ["items kept", db.books.findOne({ _id: book }).reviews.length, 3],
  ];
}
