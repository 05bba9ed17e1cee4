// archive is the database on the other servers: connect("mongodb://…/…").
