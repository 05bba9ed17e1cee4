if (moved === movedBefore && (rounds += 1) === 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
    if (moved > movedBefore) rounds = 0;
