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
