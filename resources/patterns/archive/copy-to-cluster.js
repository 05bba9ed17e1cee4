try {
      const items = $active$.find({ _id: { $in: ids }, ...old }, {}, asStored).toArray();
      if (items.length > 0) there.insertMany(items, { ordered: false, writeConcern: { w: "majority" } });
    } catch (error) {
      if (error.code !== 11000 || [error.writeErrors ?? []].flat().some(one => one.code !== 11000)) throw error;
    }
