// change is an update such as { $set: { … } } of what is in the details.
function $change$($key$, change) {
  return $details$.updateOne({ _id: $key$ }, change).matchedCount === 1;
}
