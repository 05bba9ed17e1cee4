print("ids that two collections have, some of them: the documents of the later kind get new ones", clashes);
