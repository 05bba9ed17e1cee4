print("items", $parents$.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: [$arrayValue$, []] } } } } }]).toArray(), "and apart", $apart$);
const long = $parents$.countDocuments({ $flag$: true, $beyond$: { $exists: true } });
print("marked documents that are still too long", long);
// $mustBeNone$
