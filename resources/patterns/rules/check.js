{
const name = $name$;
const [info] = db.getCollectionInfos({ name });
if (!info) throw new Error(name + " does not exist: there is nothing to stage, the collection can be created with its rules");
if (info.type !== "collection") throw new Error(name + " is a " + info.type + ", which takes no rules");
const { validator = {}, validationLevel = "strict", validationAction = "error" } = info.options;
print("server", db.version(), "documents", db.getCollection(name).countDocuments({}));
print("rules until now, to be kept for the way back:");
print(EJSON.stringify({ collMod: name, validator, validationLevel, validationAction }, { relaxed: false }));
}
