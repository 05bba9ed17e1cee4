function shown(item) {
  return [item.at.getTime(), item.stars];
}

function newest(a, b) {
  return b[0] - a[0] || b[1] - a[1];
}

function factsBefore() {
  return db.books.find().sort({ _id: 1 }).limit(5).toArray().map(book => {
    const all = db.reviews.find({ book_id: book._id }).toArray().map(shown).sort(newest);
    return [book.title, all.slice(0, 10).map(item => item[0]), all, all.length];
  });
}

function factsAfter() {
  return db.books.find().sort({ _id: 1 }).limit(5).toArray().map(book => {
    const page = readBook(book._id);
    return [page.title, page.reviews.map(shown).sort(newest).map(item => item[0]), moreReviews(book._id, 0, 100000).map(shown).sort(newest), page.review_count];
  });
}

function write(client, i) {
  const books = db.books.find({}, { _id: 1 }).sort({ _id: 1 }).limit(3).toArray();
  addReview(books[i % 3]._id, { author_id: db.users.findOne({}, { _id: 1 })._id, stars: Int32(1 + i % 5), text: `${client} ${i}`, at: new Date(1893456000000 + i * 1000 + client) });
}

function beforeWrites() {
  return db.reviews.countDocuments({});
}

// The copies have what the page shows and nothing else, and are the newest.
function afterWrites(before, writes) {
  const wrong = db.books.find().toArray().filter(book => {
    const all = db.reviews.find({ book_id: book._id }).sort({ at: -1 }).toArray();
    const copies = all.slice(0, 10).map(({ _id, stars, at }) => EJSON.stringify([_id, stars, at]));
    return all.length !== book.review_count || EJSON.stringify(book.reviews.map(({ _id, stars, at }) => EJSON.stringify([_id, stars, at]))) !== EJSON.stringify(copies);
  });
  const others = new Set(db.books.find().toArray().flatMap(book => book.reviews.flatMap(item => Object.keys(item))));
  return [["items", db.reviews.countDocuments({}), before + writes], ["documents whose first items or count are wrong", wrong.length, 0], ["fields of the copies", [...others].sort(), ["_id", "at", "stars"]]];
}
