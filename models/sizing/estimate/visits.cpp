// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/visits.h"

#include "models/design/access/accessresolver.h"

namespace sw::sizing
{

void keepVisitsOf(const design::Design &design, const schema::ModelIndex &model, SizeOptions &options)
{
    const design::DesignIndex places(design);
    const design::AccessResolver resolver(places, model);
    QHash<QString, QSet<QString>> looked; // by operation
    for (const schema::Operation &operation : model.model().operations) {
        for (const design::Access &access : resolver.of(operation))
            looked[operation.name].insert(access.collection);
    }
    QHash<schema::EntityId, QSet<QString>> homes;
    for (const design::Collection &collection : design.collections) {
        for (const schema::EntityId &entity : collection.entities)
            homes[entity].insert(collection.name);
    }
    for (auto it = options.visits.begin(); it != options.visits.end(); ++it) {
        const QSet<QString> home = homes.value(it.key());
        it->removeIf([&](const Visit &visit) { return !looked.value(visit.operation).intersects(home); });
    }
}

} // namespace sw::sizing
