db.getCollection($placedName$).drop();
