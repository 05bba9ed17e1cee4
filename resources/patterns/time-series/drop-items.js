$items$.drop();
