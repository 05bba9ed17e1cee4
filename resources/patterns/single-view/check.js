print("server", db.version());
