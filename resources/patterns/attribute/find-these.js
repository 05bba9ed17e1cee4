// Each argument is a value or a condition such as { $gt: 10 }.
function $findBy$($arguments$) {
  return $docs$.find({ $conditions$ }).toArray();
}
