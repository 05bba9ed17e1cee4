// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/edits.h"

#include <QPointF>
#include <QRectF>

namespace sw::document
{

using Places = QHash<schema::EntityId, QPointF>;

/// nullptr when there is none.
const schema::Diagram *findDiagram(const schema::Model &model, const schema::DiagramId &id);
/// A new diagram after the others with the entities at \p places only; without any it shows the whole model. An empty
/// name takes a free one.
base::Result<schema::DiagramId> addDiagram(Document &document, const QString &name, const Places &places);
base::Result<void> renameDiagram(Document &document, const schema::DiagramId &id, const QString &name);
/// With its notes; the entities stay in the model. Error for the last one.
base::Result<void> removeDiagram(Document &document, const schema::DiagramId &id);
/// Draws \p places in the diagram too.
bool showInDiagram(Document &document, const schema::DiagramId &id, const Places &places);
/// Draws \p entities no more. A diagram of the whole model becomes one of \p shown, which are all that it draws now.
bool hideInDiagram(Document &document, const schema::DiagramId &id, const QSet<schema::EntityId> &entities,
                   const Places &shown);
/// All entities, also those to come.
bool showWholeModel(Document &document, const schema::DiagramId &id);
/// Locked cards are moved neither by hand nor by layout. \p places: where they are now, all of them of entities or
/// collections.
bool setLocked(Document &document, const schema::DiagramId &id, const Places &entities,
               const QHash<QString, QPointF> &collections, bool locked);
/// An area around \p box, with \p name.
base::Result<schema::NoteId> addArea(Document &document, const schema::DiagramId &id, const QRectF &box,
                                     const QString &name);
/// Colours entities and notes, as one step. Empty: none.
bool setColor(Document &document, const QSet<schema::EntityId> &entities, const QSet<schema::NoteId> &notes,
              const QString &color);

} // namespace sw::document
