        last += 1;
        if (last > $largest$) throw new Error("there is no larger number for an _id: " + last);
        const chosen = $number$;
