function $startOf$(date) {
  const start = new Date(date);
  // $cut$
  return start;
}
