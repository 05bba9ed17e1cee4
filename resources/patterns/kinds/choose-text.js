        let chosen = id + "-" + kind;
        for (let free = false; !free; ) {
          free = made.countDocuments({ new: chosen }) === 0 && !rows.some(one => one.new === chosen);
          for (const other of names) free = free && db.getCollection(other).countDocuments({ _id: chosen }) === 0;
          if (!free) chosen += "-" + kind;
        }
