// Writers start with step 5.
const cut = new Date(Date.now() - 365 * 86400000);

function factsBefore() {
  return db.bookings.find().toArray().map(one => [one._id.toString(), one.guest, one.nights]).sort();
}

function factsAfter() {
  return findAllBookings({}).map(one => [one._id.toString(), one.guest, one.nights]).sort();
}

// Every client books what is old at once, and archives; one in ten stays forever.
function write(client, i) {
  const house = db.houses.findOne()._id;
  const age = (i % 2 ? 400 : 100) * 86400000;
  const one = { until: new Date(Date.now() - age), number: Long(1000000 + client * 1000 + i), guest: `${client}`, price: Decimal128("1.50"), nights: Int32(1 + i % 7), house_id: house };
  if (i % 10 === 1) one.keep_forever = true;
  db.bookings.insertOne(one);
  if (i % 50 === 49) archiveBookings(cut, 7);
}

function writeMeanwhile(client, i) {
  const one = db.bookings.findOne() ?? db.archived_bookings.findOne();
  delete one.keep_forever;
  db.bookings.insertOne({ ...one, _id: new ObjectId(), until: new Date(Date.now() - 400 * 86400000), number: Long(1000000 + client * 1000 + i), price: Decimal128("2"), nights: Int32(2), rating: Double(3) });
}

function items() {
  const ids = new Set(db.bookings.find({}, { _id: 1 }).toArray().map(one => String(one._id)));
  for (const one of db.archived_bookings.find({}, { _id: 1 }).toArray()) ids.add(String(one._id));
  return ids.size;
}

function beforeWrites() {
  return items();
}

function afterWrites(before, writes) {
  archiveBookings(cut, 100);
  const active = new Set(db.bookings.find({}, { _id: 1 }).toArray().map(one => String(one._id)));
  const twice = db.archived_bookings.find({}, { _id: 1 }).toArray().filter(one => active.has(String(one._id))).length;
  return [
    ["bookings in both places together", items(), before + writes],
    ["bookings that are in both", twice, 0],
    ["old ones that are left and need not stay", db.bookings.countDocuments({ until: { $lt: cut }, keep_forever: { $ne: true } }), 0],
    ["old ones that stay", db.bookings.countDocuments({ until: { $lt: cut }, keep_forever: true, number: { $gte: 1000000 } }), writes / 10],
    ["archived ones that had to stay", db.archived_bookings.countDocuments({ keep_forever: true }), 0],
    ["numbers that changed their type", db.archived_bookings.countDocuments({ number: { $not: { $type: "long" } } }), 0],
  ];
}
