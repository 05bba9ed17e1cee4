function inOrder(rows) {
  return rows.sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

function factsBefore() {
  return inOrder(db.books.find().toArray().map(book => {
    const shelves = db.links.find({ book_id: book._id }).toArray().map(link => link.shelf_id.toString());
    return [book._id.toString(), shelves.sort(), db.chapters.countDocuments({ book_id: book._id })];
  }));
}

function factsAfter() {
  return inOrder(db.library.find({ docType: "book" }).toArray().map(book => {
    const shelves = childrenOfShelf(book._id).map(shelf => shelf._id.toString());
    return [book._id.toString(), shelves.sort(), childrenOfChapter(book._id).length];
  }));
}
