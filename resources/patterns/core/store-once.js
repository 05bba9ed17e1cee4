try {
  $docs$.insertOne($document$);
} catch (error) {
  if (error.code !== 11000 || !$docs$.findOne($same$, { _id: 1 })) throw error; // a second try
  // $again$
}
