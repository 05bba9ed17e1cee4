// What is shown of $original$ is there already: no join.
function $read$($holderId$) {
  return $holders$.findOne({ _id: $holderId$ });
}
