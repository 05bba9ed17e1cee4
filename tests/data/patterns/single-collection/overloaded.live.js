function inOrder(rows) {
  return rows.sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

function factsBefore() {
  return inOrder(db.books.find().toArray().map(book => {
    const chapters = db.chapters.find({ book_id: book._id }).toArray().map(one => one._id);
    return [book._id, chapters.length, db.notes.countDocuments({ chapter_id: { $in: chapters } })];
  }));
}

function factsAfter() {
  return inOrder(db.library.find({ docType: "book" }).toArray().map(book => {
    const all = readBook(book._id);
    const notes = all.filter(one => one.docType === "note").length;
    const chapters = childrenOfChapter(book._id);
    if (all.length !== 1 + chapters.length + notes) throw new Error("not all that is below is found");
    return [book._id, chapters.length, notes];
  }));
}

let chapters;

function write(client, i) {
  chapters ??= db.library.find({ docType: "chapter" }, { _id: 1 }).sort({ _id: 1 }).limit(2).toArray();
  const note = { _id: `.*${client}(${i}`, text: "live" };
  if (addNote(note, chapters[i % 2]._id) === null) throw new Error("no chapter");
  if (i % 25 > 0) return;
  addNote(note, chapters[i % 2]._id);
  if (addNote({ _id: `lost ${client} ${i}`, text: "lost" }, "no chapter") !== null) throw new Error("no such chapter");
}

function beforeWrites() {
  return { documents: db.library.countDocuments({}) };
}

function afterWrites(before, writes) {
  const [first] = db.library.find({ docType: "chapter" }).sort({ _id: 1 }).limit(1).toArray();
  const live = childrenOfNote(first._id).filter(one => one.text === "live");
  return [
    ["documents", db.library.countDocuments({}), before.documents + writes],
    ["below the first chapter", live.length, writes / 2],
    ["with its composed id", live.every(one => one.sc_id === `${first.sc_id}/${one._id}`), true],
  ];
}

// What a plain expression and a range find besides.
function formula() {
  const all = ["1", "1/90", "1/9/7", "10", "10/5", "2"];
  const fill = ids => db.library.bulkWrite(ids.map(id => ({ insertOne: { document: { _id: "k" + id, docType: "book", sc_id: id } } })), { bypassDocumentValidation: true });
  const found = filter => db.library.countDocuments({ sc_id: filter });
  fill(all);
  const rows = [
    ["expression without a separator", found(/^1/), 5],
    ["range", found({ $gte: "1", $lt: "10" }), 3],
    ["the document and all below it", readBook("1").length, 3],
    ["all below it", found(belowInLibrary("1")), 2],
  ];
  fill(["1-a"]);
  return [
    ...rows,
    ["range, with a sign that sorts before the separator", found({ $gte: "1", $lt: "10" }), 4],
    ["the document and all below it", readBook("1").length, 3],
    ["keys of the index", db.library.find({ sc_id: { $in: ["1", belowInLibrary("1")] } }).explain("executionStats").executionStats.totalKeysExamined <= 5, true],
    ["an id that looks like an expression", belowInLibrary("a.b*").test("a.b*/1") && !belowInLibrary("a.b*").test("axbb/1"), true],
  ];
}
