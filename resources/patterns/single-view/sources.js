// The systems whose documents a view holds, in the order in which their values count: where each has the key, and what its
// fields are called in the view.
function $sources$() {
  return [
    // $rows$
  ];
}
