db.getCollection($placedName$).updateOne({ _id: "compared" }, { $set: { at: new Date() } }, { upsert: true });
