if (moved > movedBefore || first !== EJSON.stringify(ids[0] ?? null)) rounds = 0;
    first = EJSON.stringify(ids[0] ?? null);
    if ((rounds += 1) > 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
