// One way through the code for each kind, by its name in handlers.
function $handle$(doc, handlers) {
  if (!Object.hasOwn(handlers, $kindOfDoc$)) throw new Error("no code for this kind: " + $kindOfDoc$);
  return handlers[$kindOfDoc$](doc);
}
