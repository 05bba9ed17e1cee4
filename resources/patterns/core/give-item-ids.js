// Each new _id is a beginning of its own and a number, so that the server makes as many as there are items without one.
{
const noId = { $only$$array$: { $elemMatch: { _id: null } } };
const object = { $eq: [{ $type: "$$item" }, "object"] };
let begun, left = 0;
for (const doc of $docs$.find(noId, { _id: 1 }, { promoteValues: false, fieldsAsRaw: Object.create(null) })) {
  for (;;) {
    const [found] = $docs$.aggregate([{ $match: { _id: doc._id, ...noId } }, { $project: { size: { $size: $arrayValue$ } } }]).toArray();
    if (!found) break;
    if (left < found.size) {
      // the second and a number at random: no other run begins so, not even one within the same second
      [begun, left] = [new ObjectId().toString().slice(0, 8) + UUID().toString("hex").slice(0, 8), 100000000];
    }
    const first = 200000000 - left;
    const made = { _id: { $toObjectId: { $concat: [begun, { $substrCP: [{ $toString: { $add: ["$$at", first] } }, 1, 8] }] } } };
    const withId = { $cond: [{ $and: [object, { $eq: [{ $ifNull: ["$$item._id", null] }, null] }] }, { $mergeObjects: [made, "$$item", made] }, "$$item"] };
    const longer = $lengthKey$;
    const result = $docs$.updateOne({ _id: doc._id, [longer + found.size]: { $exists: false } }, [{ $set: { $array$: { $map: { input: { $range: [0, { $size: $arrayValue$ }] }, as: "at",
      in: { $let: { vars: { item: { $arrayElemAt: [$arrayValue$, "$$at"] } }, in: withId } } } } } }]);
    left -= found.size;
    if (result.matchedCount === 1) break;
  }
}
}
