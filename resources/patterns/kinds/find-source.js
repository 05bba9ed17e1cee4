// source is the name of the former collection or of a system, id what identifies the document there.
function $findSource$(source, id) {
  return $all$.findOne({ source_ids: { $elemMatch: { source: source, id: id } } });
}
