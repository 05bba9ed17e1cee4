try {
      const all = $active$.find({ _id: { $in: ids }, ...old }, {}, asStored).toArray();
      odd.push(...all.filter(one => cannotPass(one)).map(one => one._id));
      const items = all.filter(one => !cannotPass(one));
      if (items.length > 0) there.insertMany(items, { ordered: false, writeConcern: { w: "majority" } });
    } catch (error) {
      if (error.code !== 11000 || [error.writeErrors ?? []].flat().some(one => one.code !== 11000)) throw error;
    }
