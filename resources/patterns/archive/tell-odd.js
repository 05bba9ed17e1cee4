if (odd.length > 0) throw new Error("these documents have a field _bsontype somewhere, which no shell can send; all others are archived: rename it first: " + EJSON.stringify(odd.slice(0, 20)));
