// The values of bikes._id change: cars have the same numbers, so bikes get others.
// The values of relationship bike-rentals change: rentals refer to bikes by the new numbers.
// The values of relationship bike-jobs change: jobs do so too.

function sorted(rows) {
  return rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

// Everything that refers to a bike, by the bike's frame number; colours of cars and bikes.
function facts(bikes, cars) {
  const frames = new Map(bikes.map(one => [one._id, one.frame]));
  const frame = id => frames.get(id) ?? null;
  return sorted([
    ...cars.map(one => ["car", one._id, one.plate, one.colour]),
    ...bikes.map(one => ["bike", one.legacy_id ?? one._id, one.frame, one.colour]),
    ...db.rentals.find().toArray().map(one => ["rental", String(one._id), frame(one.bike_id)]),
    ...db.tours.find().toArray().map(one => ["tour", one.title, one.bike_ids.map(frame)]),
    ...db.workshops.find().toArray().map(one => ["workshop", one.name, one.jobs.map(job => [frame(job.bike_id), job.price])]),
  ]);
}

function factsBefore() {
  return facts(db.bikes.find().toArray(), db.cars.find().toArray());
}

function factsAfter() {
  return facts(findBike(), findCar());
}
