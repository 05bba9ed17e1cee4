print("items", $countItems$);
print("counted", $target$.aggregate([{ $group: { _id: null, n: { $sum: $countValue$ } } }]).toArray());
