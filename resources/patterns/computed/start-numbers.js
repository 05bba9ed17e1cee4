// The numbers of a new document, which has no items yet.
function $startName$() {
  return { $zeros$, $stamp$: new Date() };
}
