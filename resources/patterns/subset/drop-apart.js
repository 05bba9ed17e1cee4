if ($all$.findOne({}, { _id: 1 })) print($allName$ + " is kept: it holds items of documents that are gone");
else $all$.drop();
