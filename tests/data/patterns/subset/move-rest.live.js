// Writers start with step 4.
function write(client, i) {
  const books = db.books.find({}, { _id: 1 }).sort({ _id: 1 }).limit(3).toArray();
  addReview(books[i % 3]._id, { stars: Int32(1 + (i * 7 + client) % 5), text: `${client} ${i}`, at: new Date(1893456000000 + i) });
}

// Each item once, wherever it is.
function items() {
  const ids = new Set();
  for (const book of db.books.find().toArray()) for (const item of book.reviews ?? []) ids.add(String(item._id));
  for (const item of db.old_reviews.find({}, { _id: 1 }).toArray()) ids.add(String(item._id));
  return ids.size;
}

function beforeWrites() {
  return items();
}

function afterWrites(before, writes) {
  const wrong = db.books.find().toArray().filter(book => {
    const rest = db.old_reviews.find({ book: book._id }).sort({ stars: -1 }).limit(1).toArray()[0];
    const few = book.reviews ?? [];
    return few.length > 10 || (rest && (few.length < 10 || few[9].stars < rest.stars));
  });
  return [["items", items(), before + writes], ["documents whose first items are not the best", wrong.length, 0]];
}

// The old writers go on until the last step; those of this case give their items an _id.
function writeMeanwhile(client, i) {
  const books = db.books.find({}, { _id: 1 }).sort({ _id: 1 }).limit(3).toArray();
  db.books.updateOne({ _id: books[i % 3]._id }, { $push: { reviews: { _id: new ObjectId(), stars: Int32(1 + i % 5), text: `${client} ${i}`, at: new Date(1893456000000 + i) } } });
}
