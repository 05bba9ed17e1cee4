function $count$(filter) {
  $target$.updateMany(filter, [{ $set: { $object$: $fromArray$ } }]);
}
