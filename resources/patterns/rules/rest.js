db.runCommand({ collMod: $name$, validationLevel: "off" });
