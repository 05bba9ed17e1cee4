// Whether another pattern has yet to shape doc: then it is no document of any version that is known here.
function $isUnshaped$(doc) {
  const has = path => path.reduce((at, name) => (at !== null && typeof at === "object" && Object.hasOwn(at, name) ? at[name] : undefined), doc) !== undefined;
  return $tests$;
}
