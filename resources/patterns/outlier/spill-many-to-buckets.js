// Many at once; those that are stored already stay as they are.
function $spillMany$($key$, items) {
  const text = id => EJSON.stringify(id, { relaxed: false });
  for (let rest = items; rest.length > 0; ) {
    const open = $extras$.findOne({ $parentId$: $key$, count: { $lt: $size$ } }, { count: 1 });
    const count = Number(open?.count ?? 0);
    const some = rest.slice(0, open ? $size$ - count : 1);
    const among = { $parentId$: $key$, $listId$: { $in: some.map(item => item._id) } };
    const there = new Set($extras$.find(among, { $listId$: 1 }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) }).toArray().flatMap(one => $oneList$.map(item => text(item._id))));
    const missing = some.filter(item => !there.has(text(item._id)));
    let stored = true;
    try {
      if (open && missing.length > 0) stored = $extras$.updateOne({ _id: open._id, count: count }, { $push: { $list$: { $each: missing } }, $inc: { count: missing.length } }).matchedCount === 1;
      else if (missing.length > 0) $extras$.insertOne({ _id: new ObjectId(), $parentId$: $key$, count: Int32(1), $list$: missing });
    } catch (error) {
      if (error.code !== 11000) throw error;
      stored = false; // somebody opened the bucket at the same moment
    }
    if (stored) rest = rest.slice(some.length);
  }
}
