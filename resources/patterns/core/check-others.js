// What this script does to documents fits the shape that these patterns give them.
const unshaped = [
// $checks$
].filter(one => one.isUnshaped());
if (unshaped.length > 0) throw new Error("nothing was changed: " + unshaped.map(one => one.collection + " does not have the shape of " + one.pattern + " yet").join(", ") + "; migrate to it first, or write this script without it: --without " + unshaped[0].id);
