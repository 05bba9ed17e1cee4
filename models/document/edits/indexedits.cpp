// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/indexedits.h"

#include "models/document/document.h"
#include "models/document/edits/edits.h"
#include "models/document/edits/removal.h"

namespace sw::document
{

base::Result<void> changeIndexes(Document &document, const QString &text,
                                 const std::function<base::Result<void>(services::IndexChanges &)> &change)
{
    services::IndexChanges changes(document.model());
    if (const auto changed = change(changes); !changed)
        return changed;
    editModel(document, text, [&](schema::Model &model) { model = changes.model(); });
    return {};
}

QStringList indexesGoneWith(const schema::Model &model, const Removal &removal)
{
    schema::Model after = model;
    removeFrom(after, removal);
    QStringList gone;
    for (const schema::Entity &entity : model.entities) {
        const schema::Entity *left = after.entity(entity.id);
        if (!left)
            continue;
        for (const schema::IndexDefinition &index : entity.indexes) {
            if (!left->indexes.contains(index))
                gone << entity.name + QLatin1Char('.') + schema::indexNameOf(index);
        }
    }
    return gone;
}

} // namespace sw::document
