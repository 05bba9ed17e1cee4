const items = $countItems$;
const counted = Number($target$.aggregate([{ $group: { _id: null, n: { $sum: $countValue$ } } }]).toArray()[0]?.n ?? 0);
print("items", items, "counted", counted);
if (counted !== items) throw new Error("the numbers are not those of the items: is somebody writing? Then stop the writers and run the step before once more");
