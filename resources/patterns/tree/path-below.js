// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function $pathBelow$(doc) {
  return ($docPath$ ?? ",") + doc._id + ",";
}
