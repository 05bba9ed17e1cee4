const books = () => db.books.find({}, { _id: 1 }).sort({ _id: 1 }).limit(40).toArray().map(book => book._id);

function factsBefore() {
  return books().map(id => [String(id), db.reviews.countDocuments({ book_id: id }), db.reviews.find({ book_id: id }).sort({ at: -1 }).limit(3).toArray().map(one => one.at.getTime())]);
}

function factsAfter() {
  return books().map(id => {
    const book = readBook(id);
    return [String(id), book.review_count, book.reviews.map(one => one.at.getTime())];
  });
}

function write(client, i) {
  const item = { _id: new ObjectId(), stars: i % 5 + 1, text: `${client} ${i}`, at: new Date(4102444800000 + client * 1000 + i), author_id: new ObjectId() };
  const [id] = books();
  addReview(id, item);
  keepFirstReviews(id, item);
}

function beforeWrites() {
  return readBook(books()[0]).review_count;
}

function afterWrites(before, writes) {
  const book = readBook(books()[0]);
  const paged = db.review_pages.aggregate([{ $match: { book_id: book._id } }, { $group: { _id: null, n: { $sum: { $size: "$history" } } } }]).toArray()[0].n;
  return [["items", book.review_count, before + writes], ["items in pages", paged, before + writes], ["the newest", book.reviews.map(one => one.text), [1, 2, 3].map(n => `3 ${WRITES - n}`)]];
}
