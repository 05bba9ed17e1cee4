// One file for each batch, with a document in a line and its types kept. May be stopped at any time and started again: what
// is in a file but was not deleted loses its line. Where a run was broken off it comes once more, so of two lines with the same
// _id the one in the newer file counts, and a document that is still in the collection counts more than its line. One of the
// last batch that somebody deletes after such a run keeps its line.
function $move$(folder, before, batch = $batch$) {
  const old = { $old$ };
  const fs = require("fs");
  const write = (name, lines) => {
    const handle = fs.openSync(name, "wx");
    fs.writeFileSync(handle, lines.map(one => EJSON.stringify(one, { relaxed: false }) + "\n").join(""));
    fs.fsyncSync(handle);
    fs.closeSync(handle);
  };
  const odd = []; // which no shell can send
  let moved = 0;
  let [rounds, first] = [0, null];
  for (;;) {
    const all = $active$.find({ ...old, _id: { $nin: odd } }, {}, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) }).sort({ $age$: 1 }).limit(batch).toArray();
    if (all.length === 0) break;
    odd.push(...all.filter(one => cannotPass(one)).map(one => one._id));
    const items = all.filter(one => !cannotPass(one));
    if (items.length === 0) continue;
    const movedBefore = moved;
    const ids = items.map(one => one._id);
    const name = folder + "/" + $fileName$ + "-" + new Date().toISOString().replace(/[^0-9]/g, "") + "-" + new ObjectId().toString() + ".jsonl";
    write(name, items);
    const gone = [];
    for (const one of items) {
      if ($active$.deleteOne({ _id: one._id, ...old, $expr: sameValue("$$ROOT", one) }).deletedCount === 1) gone.push(one);
    }
    moved += gone.length;
    if (gone.length < items.length) {
      write(name + ".new", gone); // the others were changed or deleted by somebody else
      fs.renameSync(name + ".new", name);
    }
    // $stuck$
  }
  // $tellOdd$
  return moved;
}
