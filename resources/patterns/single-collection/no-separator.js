  if (String(_id).includes($separator$)) throw new Error("the _id holds the separator");
