db.runCommand({ collMod: $seriesName$, expireAfterSeconds: $seconds$ });
