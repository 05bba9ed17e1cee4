$links$.drop();
