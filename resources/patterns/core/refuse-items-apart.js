if ($items$.findOne({}, { _id: 1 })) throw new Error("there are items in " + $itemsName$ + ", which could not be told from those in the arrays any more: drop it first");
