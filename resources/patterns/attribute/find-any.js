// wanted: a list of items to look for, each with a name and with a value or a condition such as { $gt: 10 }.
function $find$(wanted) {
  return $docs$.find({ $path$: { $all: wanted.map(one => ({ $elemMatch: one })) } }).toArray();
}
