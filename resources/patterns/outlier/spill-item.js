// What does not fit; the same item twice is stored once.
function $spill$($key$, item) {
  // $storeApart$
}
