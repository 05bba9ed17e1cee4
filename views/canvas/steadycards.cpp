// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/steadycards.h"

#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "views/canvas/canvasview.h"

namespace sw::views
{

void editPlaces(CanvasView &view, const QString &step, const std::function<bool()> &edit)
{
    const schema::Diagram diagram = view.currentDiagram();
    QHash<schema::EntityId, QPointF> entities;
    QHash<QString, QPointF> collections;
    for (const diagram::Card &card : view.scene().cards) {
        if (card.key.entity.isEmpty() && !diagram.collections.contains(card.key.collection))
            collections.insert(card.key.collection, card.rect.topLeft());
        else if (!card.key.entity.isEmpty() && !diagram.places.contains(card.key.entity))
            entities.insert(card.key.entity, card.rect.topLeft());
    }
    if (entities.isEmpty() && collections.isEmpty()) {
        edit();
        return;
    }
    view.document().endBurst();
    document::Transaction whole(view.document(), step);
    document::moveNodes(view.document(), diagram.id, entities, collections);
    if (edit())
        whole.commit();
}

} // namespace sw::views
