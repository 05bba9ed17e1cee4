try {
  $active$.insertOne(one, { bypassDocumentValidation: true }); // older than the rules, perhaps
} catch (error) {
  if (error.code !== 11000 || !error.keyPattern?._id) throw error; // it is there
}
