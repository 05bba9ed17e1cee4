// === code: Read with all that belongs to it (page) trips 1, index relatedTo
// The document and all that belongs to it, in one query; the kind tells which is which.
function readRoOtSX(id) {
  return db.getCollection("to\"ge\u0027ther \\ {f}").find({ relatedTo: id }).toArray();
}
// === code: Only these: längs_of_it () trips 1, index relatedTo
function childrenOfLNgsOfIt(id) {
  return db.getCollection("to\"ge\u0027ther \\ {f}").find({ relatedTo: id, ["__proto__"]: "längs_of_it" }).toArray();
}
// === code: Only these: 树 () trips 1, index relatedTo
function childrenOf3(id) {
  return db.getCollection("to\"ge\u0027ther \\ {f}").find({ relatedTo: id, ["__proto__"]: "树" }).toArray();
}
// === code: What one belongs to: 树 () trips 2, index _id
function aboveOf3(id) {
  const doc = db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ _id: id, ["__proto__"]: "树" }, { relatedTo: 1 });
  return doc ? db.getCollection("to\"ge\u0027ther \\ {f}").find({ _id: { $in: doc.relatedTo }, ["__proto__"]: "ro_ot_s_x" }).toArray() : [];
}
// === code: Add a root: ro_ot_s_x () trips 1, index _id
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function storeInToGeTherF(kind, doc) {
  try {
    db.getCollection("to\"ge\u0027ther \\ {f}").insertOne({ ...doc, ["__proto__"]: kind });
  } catch (error) {
    if (error.code !== 11000 || !db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ _id: doc._id, ["__proto__"]: kind }, { _id: 1 })) throw error; // a second try
  }
  return doc._id;
}
function addRoOtSX(doc) {
  const { _id = new ObjectId() } = doc;
  return storeInToGeTherF("ro_ot_s_x", { ...doc, _id, relatedTo: [_id] });
}
// === code: Add: längs_of_it () trips 3, index _id
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function storeInToGeTherF(kind, doc) {
  try {
    db.getCollection("to\"ge\u0027ther \\ {f}").insertOne({ ...doc, ["__proto__"]: kind });
  } catch (error) {
    if (error.code !== 11000 || !db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ _id: doc._id, ["__proto__"]: kind }, { _id: 1 })) throw error; // a second try
  }
  return doc._id;
}
// null when what it belongs to is not there, or goes in the same moment.
function addLNgsOfIt(doc, roOtSXId) {
  const { _id = new ObjectId() } = doc;
  const above = () => db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ _id: roOtSXId, ["__proto__"]: "ro_ot_s_x" }, { _id: 1 });
  if (roOtSXId !== null && !above()) return null;
  storeInToGeTherF("längs_of_it", { ...doc, _id, relatedTo: roOtSXId === null ? [] : [roOtSXId] });
  if (roOtSXId === null || above()) return _id;
  db.getCollection("to\"ge\u0027ther \\ {f}").deleteOne({ _id, ["__proto__"]: "längs_of_it" });
  return null;
}
// === code: Add: 树 () trips 3, index _id
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function storeInToGeTherF(kind, doc) {
  try {
    db.getCollection("to\"ge\u0027ther \\ {f}").insertOne({ ...doc, ["__proto__"]: kind });
  } catch (error) {
    if (error.code !== 11000 || !db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ _id: doc._id, ["__proto__"]: kind }, { _id: 1 })) throw error; // a second try
  }
  return doc._id;
}
// null when one of those it belongs to is not there, or goes in the same moment.
function add3(doc, roOtSXIds) {
  const { _id = new ObjectId() } = doc;
  const above = () => db.getCollection("to\"ge\u0027ther \\ {f}").countDocuments({ _id: { $in: roOtSXIds }, ["__proto__"]: "ro_ot_s_x" });
  if (above() !== roOtSXIds.length) return null;
  storeInToGeTherF("树", { ...doc, _id, relatedTo: roOtSXIds });
  if (above() === roOtSXIds.length) return _id;
  db.getCollection("to\"ge\u0027ther \\ {f}").deleteOne({ _id, ["__proto__"]: "树" });
  return null;
}
// === code: Link and unlink: 树 () trips 2, index _id
// Both may be run again, and by many at once: an array holds each link once.
function link3(id, roOtSXId) {
  if (!db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ _id: roOtSXId, ["__proto__"]: "ro_ot_s_x" }, { _id: 1 })) return false;
  const result = db.getCollection("to\"ge\u0027ther \\ {f}").updateOne({ _id: id, ["__proto__"]: "树" }, { $addToSet: { relatedTo: roOtSXId } });
  return result.matchedCount === 1;
}
function unlink3(id, roOtSXId) {
  const result = db.getCollection("to\"ge\u0027ther \\ {f}").updateOne({ _id: id, ["__proto__"]: "树" }, { $pull: { relatedTo: roOtSXId } });
  return result.matchedCount === 1;
}
// === step: Check (Needs MongoDB 5.0.)
function kindsOfToGeTherF() {
  return [
    { name: "constructor", kind: "ro_ot_s_x" },
    { name: "a \"b\" \u0027c\u0027 \\ {d}", kind: "längs_of_it" },
    { name: "树 */", kind: "树" },
  ];
}
print("server", db.version());
const clashes = [];
for (const { name, kind } of kindsOfToGeTherF()) {
  print(name, kind, db.getCollection(name).countDocuments({}));
  const own = name === "to\"ge\u0027ther \\ {f}" ? [] : db.getCollection(name).find({ ["__proto__"]: { $exists: true, $ne: kind } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
  if (own.length > 0) throw new Error("these documents of " + name + " have a field " + "__proto__" + " of their own, which would be lost: rename it there first: " + EJSON.stringify(own));
  for (const other of new Set([...kindsOfToGeTherF().map(one => one.name), "to\"ge\u0027ther \\ {f}"])) {
    if (other === name) continue;
    const ids = db.getCollection(name).aggregate([
      { $match: { ["__proto__"]: { $in: [null, kind] } } },
      { $lookup: { from: other, localField: "_id", foreignField: "_id", as: "same" } },
      { $match: { same: { $elemMatch: { ["__proto__"]: { $ne: kind } } } } },
      { $limit: 20 },
      { $project: { _id: 1 } },
    ]).toArray().map(one => one._id);
    if (ids.length > 0) clashes.push(name + " and " + other + " " + EJSON.stringify(ids));
  }
}
print("ids that two collections have (must be none)", clashes);
if (clashes.length > 0) throw new Error("give these documents other ids first, and those who refer to them: " + clashes.join("; "));
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.getCollection("constructor").aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.getCollection("constructor").aggregate([
      { $match: { _id: one._id } },
      { $set: { ["__proto__"]: { $literal: "ro_ot_s_x" } } },
      { $set: { relatedTo: ["$_id"] } },
  { $unset: ["li`st ${e}_ids"] },
      { $project: { bytes: { $bsonSize: "$$ROOT" } } },
    ]).toArray();
    bytes = Number(found?.bytes ?? 0);
  } catch (error) {
    if (error.code !== 10334) throw error;
    bytes = Infinity;
  }
  if (bytes > 16777216) large.push(one._id);
}
if (large.length > 0) throw new Error("these documents have no room for what they are to get: make them smaller first: " + EJSON.stringify(large.slice(0, 20)));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.getCollection("a \"b\" \u0027c\u0027 \\ {d}").aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.getCollection("a \"b\" \u0027c\u0027 \\ {d}").aggregate([
      { $match: { _id: one._id } },
      { $set: { ["__proto__"]: { $literal: "längs_of_it" } } },
      { $set: { relatedTo: { $cond: [{ $in: [{ $type: "$pa\"rent\u0027_id" }, ["missing", "null"]] }, [], ["$pa\"rent\u0027_id"]] } } },
  { $unset: ["pa\"rent\u0027_id"] },
      { $project: { bytes: { $bsonSize: "$$ROOT" } } },
    ]).toArray();
    bytes = Number(found?.bytes ?? 0);
  } catch (error) {
    if (error.code !== 10334) throw error;
    bytes = Infinity;
  }
  if (bytes > 16777216) large.push(one._id);
}
if (large.length > 0) throw new Error("these documents have no room for what they are to get: make them smaller first: " + EJSON.stringify(large.slice(0, 20)));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.getCollection("树 */").aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.getCollection("树 */").aggregate([
      { $match: { _id: one._id } },
      { $set: { ["__proto__"]: { $literal: "树" } } },
      { $lookup: { from: "constructor", localField: "_id", foreignField: "li`st ${e}_ids", pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }], as: "relatedTo" } },
  { $set: { relatedTo: "$relatedTo._id" } },
      { $project: { bytes: { $bsonSize: "$$ROOT" } } },
    ]).toArray();
    bytes = Number(found?.bytes ?? 0);
  } catch (error) {
    if (error.code !== 10334) throw error;
    bytes = Infinity;
  }
  if (bytes > 16777216) large.push(one._id);
}
if (large.length > 0) throw new Error("these documents have no room for what they are to get: make them smaller first: " + EJSON.stringify(large.slice(0, 20)));
}
// Links that lead nowhere, and documents that belong to too few or too many.
const has = name => db.getCollectionInfos({ name: name }).length > 0;
const faults = [];
if (has("a \"b\" \u0027c\u0027 \\ {d}") && has("constructor")) {
  const wrong = db.getCollection("a \"b\" \u0027c\u0027 \\ {d}").aggregate([
    { $set: { relatedTo: { $cond: [{ $in: [{ $type: "$pa\"rent\u0027_id" }, ["missing", "null"]] }, [], ["$pa\"rent\u0027_id"]] } } },
    { $lookup: { from: "constructor", localField: "relatedTo", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "above" } },
    { $match: { $expr: { $or: [
      { $ne: [{ $size: "$above" }, { $size: { $setUnion: "$relatedTo" } }] },
      { $not: [{ $and: [{ $gte: [{ $size: "$relatedTo" }, 0] }, { $lte: [{ $size: "$relatedTo" }, 1] }] }] },
    ] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push("a \"b\" \u0027c\u0027 \\ {d}" + " " + EJSON.stringify(wrong));
}
if (has("树 */") && has("constructor")) {
  const wrong = db.getCollection("树 */").aggregate([
    { $lookup: { from: "constructor", localField: "_id", foreignField: "li`st ${e}_ids", pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }], as: "relatedTo" } },
    { $set: { relatedTo: "$relatedTo._id" } },
    { $lookup: { from: "constructor", localField: "relatedTo", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "above" } },
    { $match: { $expr: { $or: [
      { $ne: [{ $size: "$above" }, { $size: { $setUnion: "$relatedTo" } }] },
      { $not: [{ $and: [{ $gte: [{ $size: "$relatedTo" }, 0] }, { $lte: [{ $size: "$relatedTo" }, 40] }] }] },
    ] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push("树 */" + " " + EJSON.stringify(wrong));
}
if (has("树 */") && has("constructor")) {
  const wrong = db.getCollection("constructor").aggregate([
    { $lookup: { from: "树 */", localField: "li`st ${e}_ids", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "below" } },
    { $match: { $expr: { $ne: [{ $size: "$below" }, { $size: { $setUnion: [{ $ifNull: ["$li`st ${e}_ids", []] }, []] } }] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push("constructor" + " " + EJSON.stringify(wrong));
}
print("links that lead nowhere, or documents without their links (must be none)", faults);
if (faults.length > 0) throw new Error("repair these documents first: " + faults.join("; "));
{
const odd = db.getCollection("constructor").find({ $expr: { $not: [{ $in: [{ $type: "$relatedTo" }, ["missing", "null"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field relatedTo of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.getCollection("a \"b\" \u0027c\u0027 \\ {d}").find({ $expr: { $not: [{ $in: [{ $type: "$relatedTo" }, ["missing", "null"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field relatedTo of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.getCollection("树 */").find({ $expr: { $not: [{ $in: [{ $type: "$relatedTo" }, ["missing", "null"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field relatedTo of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// A server refuses a document with two lists in one index: they are looked for in what will be stored.
{
const heads = paths => [...new Set(paths.map(path => path[0]))];
const below = (paths, head) => paths.filter(path => path[0] === head && path.length > 1).map(path => path.slice(1));
const firstLists = (value, paths) => ({ $add: [0, ...heads(paths).map(head => ({ $cond: [{ $isArray: [value + "." + head] }, 1, firstLists(value + "." + head, below(paths, head))] }))] });
const hasTwo = (value, paths, depth) => ({ $or: [{ $gt: [firstLists(value, paths), 1] }, ...heads(paths).map(head => {
  const at = value + "." + head, inner = below(paths, head), item = "at" + depth;
  const anyItem = { $map: { input: at, as: item, in: { $and: [{ $not: [{ $isArray: ["$$" + item] }] }, inner.length > 0 && hasTwo("$$" + item, inner, depth + 1)] } } };
  return inner.length > 0 && { $cond: [{ $isArray: [at] }, { $anyElementTrue: [anyItem] }, hasTwo(at, inner, depth)] };
})] });
const kinds = [
  { name: "constructor", stages: [
    { $set: { ["__proto__"]: { $literal: "ro_ot_s_x" } } },
    { $set: { relatedTo: ["$_id"] } },
    { $unset: ["li`st ${e}_ids"] },
  ] },
  { name: "a \"b\" \u0027c\u0027 \\ {d}", stages: [
    { $set: { ["__proto__"]: { $literal: "längs_of_it" } } },
    { $set: { relatedTo: { $cond: [{ $in: [{ $type: "$pa\"rent\u0027_id" }, ["missing", "null"]] }, [], ["$pa\"rent\u0027_id"]] } } },
    { $unset: ["pa\"rent\u0027_id"] },
  ] },
  { name: "树 */", stages: [
    { $set: { ["__proto__"]: { $literal: "树" } } },
    { $lookup: { from: "constructor", localField: "_id", foreignField: "li`st ${e}_ids", pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }], as: "relatedTo" } },
    { $set: { relatedTo: "$relatedTo._id" } },
  ] },
];
for (const { paths, filter, options } of [
  { paths: ["relatedTo", "__proto__"], filter: {}, options: {} },
]) {
  const twice = [{ $match: filter }, { $match: { $expr: hasTwo("$$ROOT", paths.map(path => path.split(".")), 0) } }, { $limit: 20 }, { $project: { _id: 1 } }];
  for (const { name, stages } of kinds) {
    const odd = db.getCollection(name).aggregate([...stages, ...twice], options).toArray().map(one => one._id);
    if (odd.length > 0) throw new Error("these documents of " + name + " would have two lists in the index on " + paths.join(", ") + ", which takes one: mend them or the index first: " + EJSON.stringify(odd));
  }
}
}
// === step: Stop those who write (A document that changes after it was copied would keep its former values.)
// === step: Build the new indexes ()
db.getCollection("to\"ge\u0027ther \\ {f}").createIndex({ relatedTo: 1, ["__proto__"]: 1 });
// === step: Copy (Needs MongoDB 4.2.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForToGeTherF(name) {
  try {
    const names = [name, ...({ ["树 */"]: ["constructor"] }[name] ?? [])];
    const reply = db.runCommand({ dbHash: 1, collections: names });
    const hashes = names.map(one => reply.collections[one] ?? "").join(" ").trim();
    return hashes;
  } catch (error) {
    return null;
  }
}
// Compared, and not written into since: what of it is no longer in the one collection, new code has deleted there.
function isComparedForToGeTherF(name, kind) {
  const state = db.getCollection("to\"ge\u0027ther \\ {f}.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ ["__proto__"]: kind }, { _id: 1 }) !== null && state === stateForToGeTherF(name);
}
if (db.getCollectionInfos({ name: "constructor" }).length > 0 && !isComparedForToGeTherF("constructor", "ro_ot_s_x")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("to\"ge\u0027ther \\ {f}.compared");
if (!notes.findOne({ _id: "constructor" }) && !db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ ["__proto__"]: "ro_ot_s_x" }, { _id: 1 })) notes.insertOne({ _id: "constructor", state: "copying" });
const copying = notes.findOne({ _id: "constructor" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$__proto__", { $literal: "ro_ot_s_x" }] }, "$$new", "$$ROOT"] } }];
db.getCollection("constructor").aggregate([
  { $set: { ["__proto__"]: { $literal: "ro_ot_s_x" } } },
  { $set: { relatedTo: ["$_id"] } },
  { $unset: ["li`st ${e}_ids"] },
  { $merge: { into: "to\"ge\u0027ther \\ {f}", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
if (db.getCollectionInfos({ name: "a \"b\" \u0027c\u0027 \\ {d}" }).length > 0 && !isComparedForToGeTherF("a \"b\" \u0027c\u0027 \\ {d}", "längs_of_it")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("to\"ge\u0027ther \\ {f}.compared");
if (!notes.findOne({ _id: "a \"b\" \u0027c\u0027 \\ {d}" }) && !db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ ["__proto__"]: "längs_of_it" }, { _id: 1 })) notes.insertOne({ _id: "a \"b\" \u0027c\u0027 \\ {d}", state: "copying" });
const copying = notes.findOne({ _id: "a \"b\" \u0027c\u0027 \\ {d}" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$__proto__", { $literal: "längs_of_it" }] }, "$$new", "$$ROOT"] } }];
db.getCollection("a \"b\" \u0027c\u0027 \\ {d}").aggregate([
  { $set: { ["__proto__"]: { $literal: "längs_of_it" } } },
  { $set: { relatedTo: { $cond: [{ $in: [{ $type: "$pa\"rent\u0027_id" }, ["missing", "null"]] }, [], ["$pa\"rent\u0027_id"]] } } },
  { $unset: ["pa\"rent\u0027_id"] },
  { $merge: { into: "to\"ge\u0027ther \\ {f}", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
if (db.getCollectionInfos({ name: "树 */" }).length > 0 && !isComparedForToGeTherF("树 */", "树")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("to\"ge\u0027ther \\ {f}.compared");
if (!notes.findOne({ _id: "树 */" }) && !db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ ["__proto__"]: "树" }, { _id: 1 })) notes.insertOne({ _id: "树 */", state: "copying" });
const copying = notes.findOne({ _id: "树 */" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$__proto__", { $literal: "树" }] }, "$$new", "$$ROOT"] } }];
db.getCollection("树 */").aggregate([
  { $set: { ["__proto__"]: { $literal: "树" } } },
  { $lookup: { from: "constructor", localField: "_id", foreignField: "li`st ${e}_ids", pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }], as: "relatedTo" } },
  { $set: { relatedTo: "$relatedTo._id" } },
  { $merge: { into: "to\"ge\u0027ther \\ {f}", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
// === step: Compare ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForToGeTherF(name) {
  try {
    const names = [name, ...({ ["树 */"]: ["constructor"] }[name] ?? [])];
    const reply = db.runCommand({ dbHash: 1, collections: names });
    const hashes = names.map(one => reply.collections[one] ?? "").join(" ").trim();
    return hashes;
  } catch (error) {
    return null;
  }
}
// Compared, and not written into since: what of it is no longer in the one collection, new code has deleted there.
function isComparedForToGeTherF(name, kind) {
  const state = db.getCollection("to\"ge\u0027ther \\ {f}.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ ["__proto__"]: kind }, { _id: 1 }) !== null && state === stateForToGeTherF(name);
}
function kindsOfToGeTherF() {
  return [
    { name: "constructor", kind: "ro_ot_s_x" },
    { name: "a \"b\" \u0027c\u0027 \\ {d}", kind: "längs_of_it" },
    { name: "树 */", kind: "树" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInToGeTherF({ name, kind }) {
  if (name === "to\"ge\u0027ther \\ {f}") return db.getCollection("to\"ge\u0027ther \\ {f}").countDocuments({ ["__proto__"]: { $exists: false } });
  if (isComparedForToGeTherF(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "to\"ge\u0027ther \\ {f}", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { ["__proto__"]: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
for (const one of kindsOfToGeTherF()) {
  const left = missingInToGeTherF(one);
  print(one.name, db.getCollection(one.name).countDocuments({}), one.kind, db.getCollection("to\"ge\u0027ther \\ {f}").countDocuments({ ["__proto__"]: one.kind }), "missing (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + one.name);
}
if (db.getCollectionInfos({ name: "constructor" }).length > 0) {
  const note = db.getCollection("to\"ge\u0027ther \\ {f}.compared").findOne({ _id: "constructor" });
  const copying = note?.state === "copying";
  const state = stateForToGeTherF("constructor");
  const different = state !== null && note?.state === state ? [] : db.getCollection("constructor").aggregate([
    { $set: { ["__proto__"]: { $literal: "ro_ot_s_x" } } },
    { $set: { relatedTo: ["$_id"] } },
  { $unset: ["li`st ${e}_ids"] },
    { $lookup: { from: "to\"ge\u0027ther \\ {f}", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "constructor" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "constructor" + " since it was compared, and these documents differ from those in " + "to\"ge\u0027ther \\ {f}" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "to\"ge\u0027ther \\ {f}" + " yet, say so by db.getCollection(" + EJSON.stringify("to\"ge\u0027ther \\ {f}.compared") + ").updateOne(" + EJSON.stringify({ _id: "constructor" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.getCollection("constructor").findOne({}, { _id: 1 }) ? [] : db.getCollection("to\"ge\u0027ther \\ {f}").aggregate([
    { $match: { ["__proto__"]: "ro_ot_s_x" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "constructor", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "to\"ge\u0027ther \\ {f}" + " and not in " + "constructor" + ". If they were deleted after they had been copied, delete them in " + "to\"ge\u0027ther \\ {f}" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("to\"ge\u0027ther \\ {f}.compared").updateOne({ _id: "constructor" }, { $set: { state: state } }, { upsert: true });
}
if (db.getCollectionInfos({ name: "a \"b\" \u0027c\u0027 \\ {d}" }).length > 0) {
  const note = db.getCollection("to\"ge\u0027ther \\ {f}.compared").findOne({ _id: "a \"b\" \u0027c\u0027 \\ {d}" });
  const copying = note?.state === "copying";
  const state = stateForToGeTherF("a \"b\" \u0027c\u0027 \\ {d}");
  const different = state !== null && note?.state === state ? [] : db.getCollection("a \"b\" \u0027c\u0027 \\ {d}").aggregate([
    { $set: { ["__proto__"]: { $literal: "längs_of_it" } } },
    { $set: { relatedTo: { $cond: [{ $in: [{ $type: "$pa\"rent\u0027_id" }, ["missing", "null"]] }, [], ["$pa\"rent\u0027_id"]] } } },
  { $unset: ["pa\"rent\u0027_id"] },
    { $lookup: { from: "to\"ge\u0027ther \\ {f}", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "a \"b\" \u0027c\u0027 \\ {d}" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "a \"b\" \u0027c\u0027 \\ {d}" + " since it was compared, and these documents differ from those in " + "to\"ge\u0027ther \\ {f}" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "to\"ge\u0027ther \\ {f}" + " yet, say so by db.getCollection(" + EJSON.stringify("to\"ge\u0027ther \\ {f}.compared") + ").updateOne(" + EJSON.stringify({ _id: "a \"b\" \u0027c\u0027 \\ {d}" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.getCollection("a \"b\" \u0027c\u0027 \\ {d}").findOne({}, { _id: 1 }) ? [] : db.getCollection("to\"ge\u0027ther \\ {f}").aggregate([
    { $match: { ["__proto__"]: "längs_of_it" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "a \"b\" \u0027c\u0027 \\ {d}", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "to\"ge\u0027ther \\ {f}" + " and not in " + "a \"b\" \u0027c\u0027 \\ {d}" + ". If they were deleted after they had been copied, delete them in " + "to\"ge\u0027ther \\ {f}" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("to\"ge\u0027ther \\ {f}.compared").updateOne({ _id: "a \"b\" \u0027c\u0027 \\ {d}" }, { $set: { state: state } }, { upsert: true });
}
if (db.getCollectionInfos({ name: "树 */" }).length > 0) {
  const note = db.getCollection("to\"ge\u0027ther \\ {f}.compared").findOne({ _id: "树 */" });
  const copying = note?.state === "copying";
  const state = stateForToGeTherF("树 */");
  const different = state !== null && note?.state === state ? [] : db.getCollection("树 */").aggregate([
    { $set: { ["__proto__"]: { $literal: "树" } } },
    { $lookup: { from: "constructor", localField: "_id", foreignField: "li`st ${e}_ids", pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }], as: "relatedTo" } },
  { $set: { relatedTo: "$relatedTo._id" } },
    { $lookup: { from: "to\"ge\u0027ther \\ {f}", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "树 */" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "树 */" + " since it was compared, and these documents differ from those in " + "to\"ge\u0027ther \\ {f}" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "to\"ge\u0027ther \\ {f}" + " yet, say so by db.getCollection(" + EJSON.stringify("to\"ge\u0027ther \\ {f}.compared") + ").updateOne(" + EJSON.stringify({ _id: "树 */" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.getCollection("树 */").findOne({}, { _id: 1 }) ? [] : db.getCollection("to\"ge\u0027ther \\ {f}").aggregate([
    { $match: { ["__proto__"]: "树" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "树 */", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "to\"ge\u0027ther \\ {f}" + " and not in " + "树 */" + ". If they were deleted after they had been copied, delete them in " + "to\"ge\u0027ther \\ {f}" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("to\"ge\u0027ther \\ {f}.compared").updateOne({ _id: "树 */" }, { $set: { state: state } }, { upsert: true });
}
// === step: Start readers and writers that use the new code ()
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function storeInToGeTherF(kind, doc) {
  try {
    db.getCollection("to\"ge\u0027ther \\ {f}").insertOne({ ...doc, ["__proto__"]: kind });
  } catch (error) {
    if (error.code !== 11000 || !db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ _id: doc._id, ["__proto__"]: kind }, { _id: 1 })) throw error; // a second try
  }
  return doc._id;
}
function addRoOtSX(doc) {
  const { _id = new ObjectId() } = doc;
  return storeInToGeTherF("ro_ot_s_x", { ...doc, _id, relatedTo: [_id] });
}
// null when what it belongs to is not there, or goes in the same moment.
function addLNgsOfIt(doc, roOtSXId) {
  const { _id = new ObjectId() } = doc;
  const above = () => db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ _id: roOtSXId, ["__proto__"]: "ro_ot_s_x" }, { _id: 1 });
  if (roOtSXId !== null && !above()) return null;
  storeInToGeTherF("längs_of_it", { ...doc, _id, relatedTo: roOtSXId === null ? [] : [roOtSXId] });
  if (roOtSXId === null || above()) return _id;
  db.getCollection("to\"ge\u0027ther \\ {f}").deleteOne({ _id, ["__proto__"]: "längs_of_it" });
  return null;
}
// null when one of those it belongs to is not there, or goes in the same moment.
function add3(doc, roOtSXIds) {
  const { _id = new ObjectId() } = doc;
  const above = () => db.getCollection("to\"ge\u0027ther \\ {f}").countDocuments({ _id: { $in: roOtSXIds }, ["__proto__"]: "ro_ot_s_x" });
  if (above() !== roOtSXIds.length) return null;
  storeInToGeTherF("树", { ...doc, _id, relatedTo: roOtSXIds });
  if (above() === roOtSXIds.length) return _id;
  db.getCollection("to\"ge\u0027ther \\ {f}").deleteOne({ _id, ["__proto__"]: "树" });
  return null;
}
// Both may be run again, and by many at once: an array holds each link once.
function link3(id, roOtSXId) {
  if (!db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ _id: roOtSXId, ["__proto__"]: "ro_ot_s_x" }, { _id: 1 })) return false;
  const result = db.getCollection("to\"ge\u0027ther \\ {f}").updateOne({ _id: id, ["__proto__"]: "树" }, { $addToSet: { relatedTo: roOtSXId } });
  return result.matchedCount === 1;
}
function unlink3(id, roOtSXId) {
  const result = db.getCollection("to\"ge\u0027ther \\ {f}").updateOne({ _id: id, ["__proto__"]: "树" }, { $pull: { relatedTo: roOtSXId } });
  return result.matchedCount === 1;
}
// === step: Drop the former collections (Only when they are no longer used.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForToGeTherF(name) {
  try {
    const names = [name, ...({ ["树 */"]: ["constructor"] }[name] ?? [])];
    const reply = db.runCommand({ dbHash: 1, collections: names });
    const hashes = names.map(one => reply.collections[one] ?? "").join(" ").trim();
    return hashes;
  } catch (error) {
    return null;
  }
}
// Compared, and not written into since: what of it is no longer in the one collection, new code has deleted there.
function isComparedForToGeTherF(name, kind) {
  const state = db.getCollection("to\"ge\u0027ther \\ {f}.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ ["__proto__"]: kind }, { _id: 1 }) !== null && state === stateForToGeTherF(name);
}
function kindsOfToGeTherF() {
  return [
    { name: "constructor", kind: "ro_ot_s_x" },
    { name: "a \"b\" \u0027c\u0027 \\ {d}", kind: "längs_of_it" },
    { name: "树 */", kind: "树" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInToGeTherF({ name, kind }) {
  if (name === "to\"ge\u0027ther \\ {f}") return db.getCollection("to\"ge\u0027ther \\ {f}").countDocuments({ ["__proto__"]: { $exists: false } });
  if (isComparedForToGeTherF(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "to\"ge\u0027ther \\ {f}", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { ["__proto__"]: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
// All of them are looked at before the first one goes, and those whose links another one holds go before it.
const former = kindsOfToGeTherF().filter(one => one.name !== "to\"ge\u0027ther \\ {f}" && db.getCollectionInfos({ name: one.name }).length > 0).reverse();
for (const one of former) {
  if (missingInToGeTherF(one) > 0) throw new Error("some documents were not copied: " + one.name);
  const compared = db.getCollection("to\"ge\u0027ther \\ {f}.compared").findOne({ _id: one.name });
  if (!compared || compared.state !== stateForToGeTherF(one.name)) throw new Error("somebody has written into " + one.name + " since it was compared: run the steps that copy and compare once more");
}
former.forEach(one => db.getCollection(one.name).drop());
db.getCollection("to\"ge\u0027ther \\ {f}.compared").drop();
// === undo: Stop those who write (What they write meanwhile would be lost.)
// === undo: Check ()
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 5) {
const large = [];
for (const one of db.getCollection("to\"ge\u0027ther \\ {f}").aggregate([{ $match: { ["__proto__"]: "ro_ot_s_x" } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 1048576 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.getCollection("to\"ge\u0027ther \\ {f}").aggregate([
      { $match: { _id: one._id } },
      { $unset: "relatedTo" },
      { $unset: "__proto__" },
      { $lookup: { from: "to\"ge\u0027ther \\ {f}", as: "li`st ${e}_ids", let: { of: "$_id" }, pipeline: [
        { $match: { ["__proto__"]: "树" } },
        { $match: { $expr: { $in: ["$$of", "$relatedTo"] } } },
        { $project: { _id: 1 } },
      ] } },
      { $set: { "li`st ${e}_ids": "$li`st ${e}_ids._id" } },
      { $project: { bytes: { $bsonSize: "$$ROOT" } } },
    ]).toArray();
    bytes = Number(found?.bytes ?? 0);
  } catch (error) {
    if (error.code !== 10334) throw error;
    bytes = Infinity;
  }
  if (bytes > 16777216) large.push(one._id);
}
if (large.length > 0) throw new Error("these documents have no room for what they are to get: make them smaller first: " + EJSON.stringify(large.slice(0, 20)));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.getCollection("to\"ge\u0027ther \\ {f}").aggregate([{ $match: { ["__proto__"]: "längs_of_it" } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.getCollection("to\"ge\u0027ther \\ {f}").aggregate([
      { $match: { _id: one._id } },
      { $set: { "pa\"rent\u0027_id": { $ifNull: [{ $first: "$relatedTo" }, "$$REMOVE"] } } },
      { $unset: "relatedTo" },
      { $unset: "__proto__" },
      { $project: { bytes: { $bsonSize: "$$ROOT" } } },
    ]).toArray();
    bytes = Number(found?.bytes ?? 0);
  } catch (error) {
    if (error.code !== 10334) throw error;
    bytes = Infinity;
  }
  if (bytes > 16777216) large.push(one._id);
}
if (large.length > 0) throw new Error("these documents have no room for what they are to get: make them smaller first: " + EJSON.stringify(large.slice(0, 20)));
}
// === undo: Copy each kind back ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForToGeTherF(name) {
  try {
    const names = [name, ...({ ["树 */"]: ["constructor"] }[name] ?? [])];
    const reply = db.runCommand({ dbHash: 1, collections: names });
    const hashes = names.map(one => reply.collections[one] ?? "").join(" ").trim();
    return hashes;
  } catch (error) {
    return null;
  }
}
// Compared, and not written into since: what of it is no longer in the one collection, new code has deleted there.
function isComparedForToGeTherF(name, kind) {
  const state = db.getCollection("to\"ge\u0027ther \\ {f}.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.getCollection("to\"ge\u0027ther \\ {f}").findOne({ ["__proto__"]: kind }, { _id: 1 }) !== null && state === stateForToGeTherF(name);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("to\"ge\u0027ther \\ {f}.compared");
const state = notes.findOne({ _id: "constructor" })?.state;
const gone = typeof state !== "string" || state !== stateForToGeTherF("constructor") ? [] : db.getCollection("constructor").aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "to\"ge\u0027ther \\ {f}", localField: "_id", foreignField: "_id", pipeline: [{ $match: { ["__proto__"]: "ro_ot_s_x" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.getCollection("constructor").deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "constructor" }, { $set: { state: "back" } });
db.getCollection("to\"ge\u0027ther \\ {f}").aggregate([
  { $match: { ["__proto__"]: "ro_ot_s_x" } },
  { $unset: "relatedTo" },
  { $unset: "__proto__" },
  { $merge: { into: "constructor", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("to\"ge\u0027ther \\ {f}.compared");
const state = notes.findOne({ _id: "a \"b\" \u0027c\u0027 \\ {d}" })?.state;
const gone = typeof state !== "string" || state !== stateForToGeTherF("a \"b\" \u0027c\u0027 \\ {d}") ? [] : db.getCollection("a \"b\" \u0027c\u0027 \\ {d}").aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "to\"ge\u0027ther \\ {f}", localField: "_id", foreignField: "_id", pipeline: [{ $match: { ["__proto__"]: "längs_of_it" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.getCollection("a \"b\" \u0027c\u0027 \\ {d}").deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "a \"b\" \u0027c\u0027 \\ {d}" }, { $set: { state: "back" } });
db.getCollection("to\"ge\u0027ther \\ {f}").aggregate([
  { $match: { ["__proto__"]: "längs_of_it" } },
  { $set: { "pa\"rent\u0027_id": { $ifNull: [{ $first: "$relatedTo" }, "$$REMOVE"] } } },
  { $unset: "relatedTo" },
  { $unset: "__proto__" },
  { $merge: { into: "a \"b\" \u0027c\u0027 \\ {d}", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("to\"ge\u0027ther \\ {f}.compared");
const state = notes.findOne({ _id: "树 */" })?.state;
const gone = typeof state !== "string" || state !== stateForToGeTherF("树 */") ? [] : db.getCollection("树 */").aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "to\"ge\u0027ther \\ {f}", localField: "_id", foreignField: "_id", pipeline: [{ $match: { ["__proto__"]: "树" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.getCollection("树 */").deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "树 */" }, { $set: { state: "back" } });
db.getCollection("to\"ge\u0027ther \\ {f}").aggregate([
  { $match: { ["__proto__"]: "树" } },
  { $unset: "relatedTo" },
  { $unset: "__proto__" },
  { $merge: { into: "树 */", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
// === undo: Write the links as they were ()
// Only of those that are still in the one collection: what is removed from it was complete.
db.getCollection("to\"ge\u0027ther \\ {f}").aggregate([
  { $match: { ["__proto__"]: "ro_ot_s_x" } },
  { $project: { _id: 1 } },
  { $merge: { into: "constructor", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { "li`st ${e}_ids": [] } }] } },
]);
db.getCollection("to\"ge\u0027ther \\ {f}").aggregate([
  { $match: { ["__proto__"]: "树" } },
  { $sort: { _id: 1 } },
  { $unwind: "$relatedTo" },
  { $group: { _id: "$relatedTo", ids: { $push: "$_id" } } },
  { $lookup: { from: "to\"ge\u0027ther \\ {f}", localField: "_id", foreignField: "_id", as: "above" } },
  { $match: { above: { $elemMatch: { ["__proto__"]: "ro_ot_s_x" } } } },
  { $merge: { into: "constructor", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { "li`st ${e}_ids": "$$new.ids" } }] } },
], { allowDiskUse: true });
// === undo: Remove what was put together ()
function kindsOfToGeTherF() {
  return [
    { name: "constructor", kind: "ro_ot_s_x" },
    { name: "a \"b\" \u0027c\u0027 \\ {d}", kind: "längs_of_it" },
    { name: "树 */", kind: "树" },
  ];
}
for (const { name, kind } of kindsOfToGeTherF()) {
  if (name === "to\"ge\u0027ther \\ {f}") continue;
  const left = db.getCollection("to\"ge\u0027ther \\ {f}").aggregate([
    { $match: { ["__proto__"]: kind } },
    { $project: { _id: 1 } },
    { $lookup: { from: name, localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: [] } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
  print(name, "not copied back (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + name);
}
for (const { kind } of kindsOfToGeTherF()) db.getCollection("to\"ge\u0027ther \\ {f}").deleteMany({ ["__proto__"]: kind });
const others = db.getCollection("to\"ge\u0027ther \\ {f}").countDocuments({});
if (others === 0) db.getCollection("to\"ge\u0027ther \\ {f}").drop();
else print("documents of other kinds, which stay", "to\"ge\u0027ther \\ {f}", others, db.getCollection("to\"ge\u0027ther \\ {f}").distinct("__proto__"));
db.getCollection("to\"ge\u0027ther \\ {f}.compared").drop();
// === undo: Build the former indexes ()
db.getCollection("a \"b\" \u0027c\u0027 \\ {d}").createIndex({ "pa\"rent\u0027_id": 1 });
