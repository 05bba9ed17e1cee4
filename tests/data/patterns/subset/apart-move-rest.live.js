function write(client, i) {
  const books = db.books.find({}, { _id: 1 }).sort({ _id: 1 }).limit(3).toArray();
  const author = db.users.findOne({}, { _id: 1 });
  addReview(books[i % 3]._id, { author_id: author._id, stars: Int32(3), text: `${client} ${i}`, at: new Date(1893456000000 + ((i * 7919) % 250) * 1000 + client) });
  // the last of the first ones is the next to be cut off
  const changed = i % 4 > 0 ? 0 : db.books.updateOne({ _id: books[i % 3]._id, "reviews.4": { $exists: true } }, { $inc: { "reviews.4.stars": 1 } }).modifiedCount;
  db.acknowledged.updateOne({ _id: client }, { $inc: { stars: 3 + changed } }, { upsert: true });
}

function stars() {
  const items = [...db.books.find().toArray().flatMap(book => book.reviews ?? []), ...db.reviews.find().toArray()];
  return items.reduce((sum, item) => sum + item.stars, 0);
}

// Each item once, wherever it is.
function items() {
  const ids = new Set();
  for (const book of db.books.find().toArray()) for (const item of book.reviews ?? []) ids.add(String(item._id));
  for (const item of db.reviews.find({}, { _id: 1 }).toArray()) ids.add(String(item._id));
  return ids.size;
}

function beforeWrites() {
  return { items: items(), stars: stars(), counted: db.books.aggregate([{ $group: { _id: null, n: { $sum: "$review_count" } } }]).toArray()[0].n };
}

// While a new item is added, somebody else adds one: after the look at the last item, before the new one is judged by it.
function addMeanwhile() {
  const books = db.books;
  const { _id } = books.findOne({ "reviews.4": { $exists: true } }, { _id: 1 });
  const newest = seconds => ({ author_id: db.users.findOne({}, { _id: 1 })._id, stars: Int32(5), text: "meanwhile", at: new Date(4102444800000 + seconds * 1000) });
  const findOne = books.findOne;
  books.findOne = function (...words) {
    books.findOne = findOne;
    const found = books.findOne(...words);
    addReview(_id, newest(2));
    return found;
  };
  addReview(_id, newest(1));
  if (books.findOne !== findOne) throw new Error("nobody added anything meanwhile");
}

function afterWrites(before, writes) {
  const acknowledged = db.acknowledged.find().toArray().reduce((sum, one) => sum + one.stars, 0);
  const changed = ["stars after changes in place", stars(), before.stars + acknowledged];
  addMeanwhile();
  const now = beforeWrites();
  const wrong = db.books.find().toArray().filter(book => {
    const rest = db.reviews.find({ book_id: book._id }).sort({ at: -1 }).limit(1).toArray()[0];
    const few = book.reviews ?? [];
    return few.length > 5 || (rest && (few.length < 5 || few[4].at < rest.at));
  });
  return [changed, ["items", now.items, before.items + writes + 2], ["counted", now.counted, before.counted + writes + 2], ["documents whose first items are not the newest", wrong.length, 0]];
}
