function books() {
  return db.books.find({}, { _id: 1 }).sort({ _id: 1 }).limit(3).toArray().map(one => one._id);
}

function numbersOf(id) {
  const all = db.reviews.find({ book_id: id }).toArray();
  return [all.length, all.reduce((sum, one) => sum + one.stars, 0), all.reduce((sum, one) => sum + (one.helpful ?? 0), 0)];
}

function factsBefore() {
  return books().map(numbersOf);
}

function factsAfter() {
  return books().map(id => {
    const numbers = readBook(id).review_stats;
    return [numbers.count, numbers.sum_stars, numbers.sum_helpful];
  });
}

function write(client, i) {
  const item = { book_id: books()[i % 3], stars: Int32(1 + i % 5), text: `${client} ${i}`, at: new Date(1893456000000 + i * 1000 + client) };
  if (i % 2) item.helpful = Int32(i);
  addReview(item);
}

function beforeWrites() {
  return db.reviews.countDocuments({});
}

function afterWrites(before, writes) {
  return [["items", db.reviews.countDocuments({}), before + writes], ["numbers", factsAfter(), books().map(numbersOf)]];
}

// What the numbers follow from cannot be changed by a path, which they would not see.
function formula() {
  const [book, review] = [new ObjectId(), new ObjectId()];
  for (const name of ["books", "reviews"]) db.runCommand({ collMod: name, validationLevel: "off" });
  db.books.insertOne({ _id: book, review_stats: startReviewStats() });
  addReview({ _id: review, book_id: book, stars: Int32(1), at: new Date(0), inner: { a: 1 } });
  let said = "";
  try {
    changeReview(review, { stars: Int32(4), "inner.a": 2 });
  } catch (error) {
    said = error.message;
  }
  return [["said", said.includes("inner.a"), true], ["item", Number(db.reviews.findOne({ _id: review }).stars), 1], ["sum", Number(db.books.findOne({ _id: book }).review_stats.sum_stars), 1]];
}
