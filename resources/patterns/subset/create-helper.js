if (!$all$.getIndexes().some(index => index.partialFilterExpression === undefined && Object.keys(index.key)[0] === $parentIdName$)) $all$.createIndex($listKeys$, { name: "for_the_first_items" });
