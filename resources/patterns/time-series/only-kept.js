// What the server may have deleted by now is not missed.
const oldest = new Date(db.hello().localTime.getTime() - $seconds$ * 1000);
missing = missing.filter(item => !($itemTime$ <= oldest));
