function $add$($key$, item) {
  // $identify$
  return $target$.updateOne({ _id: $key$ }, { $push: { $items$: item } }).matchedCount === 1;
}
