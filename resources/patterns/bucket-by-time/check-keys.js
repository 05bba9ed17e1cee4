const unnamed = $items$.countDocuments({ $expr: { $or: [$noKey$] } });
if (unnamed > 0) throw new Error(unnamed + " items lack one of the values by which they are grouped, or have several: give them one first, or move them elsewhere");
