try {
  $active$.insertOne(one);
} catch (error) {
  if (error.code !== 11000 || !error.keyPattern?._id) throw error; // it is there
}
