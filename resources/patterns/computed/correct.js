// Whoever has just added or changed the item may not have counted it yet, and a validator refuses numbers below 0: then once more.
function $correctName$(key, change) {
  for (let n = 0; ; n += 1) {
    try {
      $keepFound$$target$.updateOne({ _id: key, $present$ }, [{ $set: change }]);
      // $isFound$
    } catch (error) {
      if (error.code !== 121 || n === 100) throw error;
    }
    sleep(100);
  }
}
