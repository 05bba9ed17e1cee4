// Finds all that is below a composed id: the separator at its end keeps 2 apart from 20, and whatever an id holds is taken
// as it is.
function $below$(composed) {
  return new RegExp("^" + (composed + $separator$).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
}
