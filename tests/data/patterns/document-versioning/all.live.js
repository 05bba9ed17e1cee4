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

// Each state is read by its number and by any moment at which it was the newest; when the document is gone, its states stay.
function formula() {
  const _id = ObjectId("aaaaaaaaaaaaaaaaaaaaaaaa");
  const contract = { _id, number: "one", premium: Double(1), rank: Long(1), parties: [{ name: "first", share: Double(1) }], begins: new Date(0) };
  insertContract(contract);
  const moments = [];
  const waited = () => {
    sleep(20);
    moments.push(new Date());
    sleep(20);
  };
  waited();
  for (let n = 2; n <= 5; n += 1) {
    if (changeContract(_id, { $set: { premium: Double(n) } }) !== n) throw new Error("not changed");
    waited();
  }
  const missing = ObjectId("bbbbbbbbbbbbbbbbbbbbbbbb");
  const premium = one => (one ? Number(one.premium) : null);
  const byMoment = () => moments.map(moment => premium(readThenContract(_id, moment)));
  const byNumber = () => [1, 2, 3, 4, 5, 6].map(number => premium(readRevisionOfContract(_id, number)));
  const found = [
    ["by moments", byMoment(), [1, 2, 3, 4, 5]],
    ["by numbers", byNumber(), [1, 2, 3, 4, 5, null]],
    ["the newest", premium(readContract(_id)), 5],
    ["no such document", changeContract(missing, { $set: { premium: Double(0) } }), null],
  ];
  removeContract(_id);
  waited();
  return [...found, ["by moments, removed", byMoment(), [1, 2, 3, 4, 5, null]], ["by numbers, removed", byNumber(), [1, 2, 3, 4, 5, null]], ["removed", readContract(_id), null]];
}
