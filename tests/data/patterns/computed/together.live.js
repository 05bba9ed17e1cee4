// Begins as apart.live.js.
// Needs a replica set.

function numbersOf(id) {
  const all = db.reviews.find({ book_id: id }).toArray();
  return [all.length, all.reduce((sum, one) => sum + one.stars, 0)];
}

function factsAfter() {
  return books().map(id => {
    const numbers = readBook(id).review_stats;
    return [numbers.count, numbers.sum_stars];
  });
}

// Where the numbers cannot follow, the item stays as it was.
function formula() {
  const [book, review] = [new ObjectId(), new ObjectId()];
  const odd = { bypassDocumentValidation: true };
  db.runCommand({ collMod: "books", validationLevel: "off" });
  db.books.insertOne({ _id: book, review_stats: startReviewStats() }, odd);
  addReview({ _id: review, book_id: book, stars: Int32(1), text: "first", at: new Date(0) });
  changeReview(review, { stars: Int32(4) });
  const sum = Number(db.books.findOne({ _id: book }).review_stats.sum_stars);
  db.books.updateOne({ _id: book }, { $set: { "review_stats.sum_stars": "odd" } }, odd);
  let failed = false;
  try {
    changeReview(review, { stars: Int32(5) });
  } catch (error) {
    failed = true;
  }
  return [["sum", sum, 4], ["failed", failed, true], ["stars", Number(db.reviews.findOne({ _id: review }).stars), 4]];
}
