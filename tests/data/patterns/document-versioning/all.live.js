// Writers start with step 4.
function current() {
  return db.contracts;
}

function states() {
  return db.contracts_revisions;
}

function ids() {
  return current().find({}, { _id: 1 }).sort({ _id: 1 }).limit(3).toArray().map(one => one._id);
}

function factsBefore() {
  return current().find().sort({ _id: 1 }).limit(5).toArray().map(one => [one.number, Number(one.premium)]);
}

function factsAfter() {
  return current().find({}, { _id: 1 }).sort({ _id: 1 }).limit(5).toArray().map(({ _id }) => {
    const one = readContract(_id);
    return [one.number, Number(one.premium)];
  });
}

function write(client, i) {
  changeContract(ids()[i % 3], { $set: { premium: Double(i), note: `${client} ${i}` } });
}

function beforeWrites() {
  return ids().map(id => current().findOne({ _id: id }).revision);
}

// Each write makes one state, and all older ones are there, without a gap.
function afterWrites(before, writes) {
  const now = ids().map(id => current().findOne({ _id: id }).revision);
  const changed = now.reduce((sum, one, i) => sum + one - before[i], 0);
  const gaps = ids().map(id => states().find({ doc_id: id }).sort({ revision: 1 }).toArray().filter((one, i) => one.revision !== i + 1).length);
  const missing = ids().map((id, i) => now[i] - 1 - states().countDocuments({ doc_id: id }));
  return [["states", changed, writes], ["gaps", gaps, [0, 0, 0]], ["missing", missing, [0, 0, 0]]];
}
