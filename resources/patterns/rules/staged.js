const staged = name => {
  const { validator, validationLevel, validationAction } = db.getCollectionInfos({ name: name })[0]?.options ?? {};
  const begun = validationLevel === "moderate" && ["warn", $action$].includes(validationAction);
  if (!validator || (!begun && !(validationLevel === $level$ && validationAction === $action$)))
    throw new Error("the rules of " + name + " do not warn: run step 2 first");
  return validator;
};
