// Each handler makes a document of the next version out of one, and asks nobody. Keep those of all versions that are left.
const $handlers$ = {
  // $older$
  $previous$: doc => ($newest$),
};
function $upgrade$(doc) {
  // $leaveUnshaped$
  let one = doc;
  while (one && (one.$versionOf$ ?? $oldest$) < $version$) one = $handlers$[one.$versionOf$ ?? $oldest$](one);
  return one;
}
