// The partial index keeps one open page for each group; whoever loses the race for a new page tries again.
function $add$($groupKey$, item) {
  // $identify$
  const stamp = ms => (ms < 0 ? "-" : ms < 1e13 ? "" : "~") + String(ms < 0 || ms >= 1e13 ? 1e15 + ms : ms).padStart(13, "0");
  let ms = $time$.getTime();
  for (;;) {
    try {
      const result = $pages$.updateOne(
        { $key$: $groupKey$, count: { $lt: $size$ } },
        { $push: { $array$: item }, $inc: { count: 1 }, $setOnInsert: { _id: `${$groupKey$}` + $separator$ + stamp(ms) } },
        { upsert: true });
      return result;
    } catch (error) {
      if ([10334, 17419, 17420].includes(error.code)) throw new Error("the open page has no room for this item, for a document can be no larger than 16 MB: make the items smaller, or choose fewer for each page");
      if (error.code !== 11000) throw error;
      if (error.keyPattern?._id) ms += 1;
    }
  }
}
