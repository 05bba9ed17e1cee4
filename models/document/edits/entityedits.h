// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/edits.h"

#include <QPointF>

namespace sw::document
{

/// A new entity at \p topLeft of \p diagram (its first one when the id is empty; one is made if there is none). An
/// empty \p name takes a free one.
base::Result<schema::EntityId> addEntity(Document &document, const schema::DiagramId &diagram, const QPointF &topLeft,
                                         const QString &name = {});
/// The collection's place in the Documents view follows when its name does.
base::Result<void> renameEntity(Document &document, const schema::EntityId &id, const QString &name);
base::Result<void> setEntityCount(Document &document, const schema::EntityId &id, const schema::Cardinality &count);
/// Any other member. Steps with the same non-empty \p mergeKey in one burst become one.
base::Result<void> changeEntity(Document &document, const schema::EntityId &id, const QString &text,
                                const std::function<void(schema::Entity &)> &change, const QString &mergeKey = {});
/// Copies with their fields and the relationships among them, \p offset away; the new ids in the order of \p ids.
base::Result<QList<schema::EntityId>> duplicateEntities(Document &document, const schema::DiagramId &diagram,
                                                        const QList<schema::EntityId> &ids, const QPointF &offset);

} // namespace sw::document
