// One document for each period, all prepared ahead; periods: documents that say which. Run again, it adds what is missing.
function $prepareAll$(periods) {
  return periods.map(period => $prepare$(period));
}
