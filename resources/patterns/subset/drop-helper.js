if ($all$.getIndexes().some(index => index.name === "for_the_first_items")) $all$.dropIndex("for_the_first_items");
