// Books get versions, so that every document of the collection that they share has a number.
function formula() {
  const bookId = addBook({ title: "one", isbn: "1" });
  addReview({ stars: 1, text: "t", at: new Date() }, bookId);
  return [
    ["documents", db.catalog.countDocuments({}), 2],
    ["documents that begin with their first version", db.catalog.countDocuments({ revision: 1 }), 2],
  ];
}
