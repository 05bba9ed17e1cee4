// The numbers that the code reads are those of the items in the array, whoever adds and removes some at the same time.
function books() {
  return db.books.find({}, { _id: 1 }).sort({ _id: 1 }).limit(4).toArray().map(one => one._id);
}

function counted(id) {
  const all = db.books.findOne({ _id: id }).reviews ?? [];
  const helpful = all.map(one => one.helpful).filter(one => one !== undefined && one !== null);
  return [all.length, all.reduce((sum, one) => sum + one.stars, 0), all.length === 0 ? null : Math.min(...all.map(one => one.at.getTime())), helpful.length === 0 ? null : Math.max(...helpful)];
}

function read(id) {
  const one = readBook(id).review_stats;
  if (meanReviewStars(id) !== (one.count_stars > 0 ? one.sum_stars / one.count_stars : null)) throw new Error("the mean is not the sum by the number");
  return [one.count, one.sum_stars, one.min_at ? one.min_at.getTime() : null, one.max_helpful ?? null];
}

function factsBefore() {
  return books().map(counted);
}

function factsAfter() {
  return books().map(read);
}

const idOf = (client, i) => ObjectId(String(client * 10000 + i).padStart(24, "f"));

function write(client, i) {
  const id = books()[i % 2];
  addReview(id, { _id: idOf(client, i), stars: Int32(1 + i % 5), text: "new", at: new Date(1000 + client * 1000 + i), ...(i % 3 ? { helpful: Int32(10000 + i) } : {}) });
  if (i % 4 === 3 && !removeReview(books()[(i - 2) % 2], idOf(client, i - 2))) throw new Error("not removed");
}

function beforeWrites() {
  return books().reduce((sum, id) => sum + counted(id)[0], 0);
}

function afterWrites(before, writes) {
  const removed = 4 * [...Array(WRITES).keys()].filter(i => i % 4 === 3).length;
  return [["items", books().reduce((sum, id) => sum + counted(id)[0], 0), before + writes - removed], ["numbers", books().map(read), books().map(counted)]];
}
