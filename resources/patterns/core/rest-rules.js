for (const name of [$names$]) {
  if (db.getCollectionInfos({ name: name }).length > 0) db.runCommand({ collMod: name, validationLevel: "off" });
}
