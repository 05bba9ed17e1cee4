function lines(docs) {
  return docs.map(doc => [doc.at.getTime(), doc.text]).sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1));
}

function busiest(collection, count) {
  return db[collection].aggregate([{ $group: { _id: "$room", count: { $sum: count } } }, { $sort: { count: -1, _id: 1 } }, { $limit: 3 }]).toArray().map(one => one._id);
}

function factsBefore() {
  return busiest("messages", 1).map(room => [room, lines(db.messages.find({ room }).toArray())]);
}

function factsAfter() {
  return busiest("chat_pages", "$count").map(room => {
    const found = [];
    for (let number = 1; ; number += 1) {
      const page = readMessagePage(room, number);
      if (!page) return [room, lines(found)];
      found.push(...page.lines);
    }
  });
}

const rooms = ["north", "north2", "south"];

function write(client, i) {
  addMessage(rooms[i % 3], { at: new Date(1767225600000 + i), text: `${client} ${i}` });
}

function beforeWrites() {
  return db.chat_pages.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray()[0].n;
}

function afterWrites(before, writes) {
  const texts = db.chat_pages.aggregate([{ $match: { room: { $in: rooms } } }, { $unwind: "$lines" }, { $group: { _id: "$lines.text" } }]).toArray();
  const open = db.chat_pages.aggregate([{ $match: { count: { $lt: 50 } } }, { $sortByCount: "$room" }, { $match: { count: { $gt: 1 } } }]).toArray();
  return [
    ["items", beforeWrites(), before + writes],
    ["different items", texts.length, writes],
    ["rooms with two open pages", open.length, 0],
    ["pages", db.chat_pages.countDocuments({ room: { $in: rooms } }), [0, 1, 2].reduce((n, room) => n + Math.ceil(4 * Math.ceil((WRITES - room) / 3) / 50), 0)],
  ];
}

function formula() {
  let inserts = 0;
  let updates = 0;
  for (let i = 0; i < 360; i += 1) {
    const result = addMessage("one", { at: new Date(1767225600000 + i), text: "x" });
    inserts += result.upsertedCount;
    updates += result.modifiedCount;
  }
  return [["inserts", inserts, Math.ceil(360 / 50)], ["updates", updates, 360 - Math.ceil(360 / 50)], ["documents", db.chat_pages.countDocuments({}), Math.ceil(360 / 50)]];
}
