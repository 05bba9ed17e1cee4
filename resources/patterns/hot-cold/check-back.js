// What would become larger than a document can be stops the way back here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const perhaps = $details$.aggregate([
  { $project: { bytes: { $bsonSize: "$$ROOT" } } },
  { $lookup: { from: $hotName$, let: { of: "$_id" }, as: "hot", pipeline: [
    { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
    { $project: { bytes: { $bsonSize: "$$ROOT" } } },
  ] } },
  { $match: { hot: { $ne: [] }, $expr: { $gt: [{ $add: ["$bytes", { $sum: "$hot.bytes" }] }, 16777216] } } },
  { $project: { _id: 1 } },
]).toArray();
// of these, what is back already counts once
const large = perhaps.map(one => one._id).filter(id => {
  const fields = { $objectToArray: "$$ROOT" };
  const [hot] = $hot$.aggregate([{ $match: { _id: id } }, { $project: { _id: 0, bytes: { $bsonSize: "$$ROOT" }, names: { $map: { input: fields, in: "$$this.k" } } } }]).toArray();
  const missing = { $filter: { input: fields, cond: { $not: [{ $in: ["$$this.k", { $literal: hot?.names ?? [] }] }] } } };
  const [more] = $details$.aggregate([{ $match: { _id: id } }, { $project: { _id: 0, bytes: { $bsonSize: { $arrayToObject: missing } } } }]).toArray();
  return Number(hot?.bytes ?? 0) + Number(more?.bytes ?? 5) - 5 > 16777216;
});
if (large.length > 0) throw new Error("these documents have no room for the fields that are to come back: make some smaller first: " + EJSON.stringify(large.slice(0, 20)));
}
