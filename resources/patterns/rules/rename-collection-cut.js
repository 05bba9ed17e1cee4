{
const from = $from$, to = $to$;
const missing = db.getCollection(from).aggregate([
  { $lookup: { from: to, localField: "_id", foreignField: "_id", as: "copies" } },
  { $match: { copies: [] } }, { $count: "n" }]).toArray()[0]?.n ?? 0;
if (missing > 0) throw new Error(missing + " documents of " + from + " are not in " + to + ": copy them first");
db.getCollection(from).drop();
}
