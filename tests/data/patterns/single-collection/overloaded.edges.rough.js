const books = () => [{ _id: "1", title: "ünï" }, { _id: "11", title: null }, { _id: "$a.b" }, { ...lookAlikes("_id", "docType", "sc_id"), _id: "look" }];
const chapters = () => [...Array.from({ length: 20 }, (_, n) => ({ _id: `c${n}`, heading: "x", book_id: ["1", "11", "$a.b"][n % 3] })), { ...lookAlikes("_id", "docType", "sc_id", "book_id"), _id: "look at", book_id: "look" }];
const notes = () => [...Array.from({ length: 20 }, (_, n) => ({ _id: `n${n}`, text: "ünï", chapter_id: `c${n}` })), { _id: "alone" }, { _id: "null", chapter_id: null }];
function fill() {
  put("books", books());
  put("chapters", chapters());
  put("notes", notes());
}
const chapterPath = one => `${one.book_id}/${one._id}`;
const notePath = one => one.chapter_id ? `${chapterPath(chapters().find(other => other._id === one.chapter_id))}/${one._id}` : one._id;
function faults() {
  return differences("library", stored("library"), [
    ...books().map(one => ({ ...one, docType: "book", sc_id: one._id })), ...chapters().map(({ book_id, ...one }) => ({ ...one, docType: "chapter", sc_id: chapterPath({ ...one, book_id }) })),
    ...notes().map(({ chapter_id, ...one }) => ({ ...one, docType: "note", sc_id: notePath({ ...one, chapter_id }) }))]);
}
// A note that belongs to no chapter has no id of one, whether it said so or not.
const asAlone = ({ chapter_id, ...one }) => ({ ...one, ...(chapter_id ? { chapter_id } : {}) });
function faultsBack() {
  return [...differences("books", stored("books"), books()), ...differences("chapters", stored("chapters"), chapters()), ...differences("notes", stored("notes").map(asAlone), notes().map(asAlone))];
}
