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
