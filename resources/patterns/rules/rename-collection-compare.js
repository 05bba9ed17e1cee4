{
const from = $from$, to = $to$;
const missing = db.getCollection(from).aggregate([
  { $lookup: { from: to, localField: "_id", foreignField: "_id", as: "copies" } },
  { $match: { copies: [] } }, { $count: "n" }]).toArray()[0]?.n ?? 0;
print(to, "documents still missing", missing);
if (missing > 0) throw new Error("documents were written to " + from + " meanwhile: run the step before again");
}
