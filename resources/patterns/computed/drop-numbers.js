$target$.drop();
