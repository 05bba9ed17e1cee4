// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/edits.h"

#include <QPointF>

namespace sw::document
{

// Project
bool setGoal(Document &document, schema::Goal goal);
base::Result<void> setRam(Document &document, double gibibytes);
bool setUseCase(Document &document, schema::UseCase useCase);
bool setServer(Document &document, const schema::ServerVersion &version);
bool setProjectText(Document &document, const QString &name, const QString &description);
/// Takes a finding off the list with a reason, or brings it back when \p reason is empty.
bool suppress(Document &document, const QString &check, const QString &object, const QString &reason);

// Diagrams
/// The first diagram's id; empty when there is none, which all functions below take too.
schema::DiagramId mainDiagramId(const schema::Model &model);
/// The diagram with \p id, the first one when there is no such; one is made when \p model has none.
schema::Diagram &diagramIn(schema::Model &model, const schema::DiagramId &id);
/// New places of cards, one step for the frames of one drag. \p text: "Move 3 entities", or a name of its own when
/// given.
bool moveNodes(Document &document, const schema::DiagramId &diagram, const QHash<schema::EntityId, QPointF> &entities,
               const QHash<QString, QPointF> &collections = {}, const QString &text = {});
bool setCollapsed(Document &document, const schema::DiagramId &diagram, const QSet<schema::EntityId> &entities,
                  const QSet<QString> &collections, bool collapsed);
base::Result<schema::NoteId> addNote(Document &document, const schema::DiagramId &diagram, schema::Note note);
base::Result<void> changeNote(Document &document, const schema::DiagramId &diagram, const schema::NoteId &id,
                              const QString &text, const std::function<void(schema::Note &)> &change,
                              const QString &mergeKey = {});

} // namespace sw::document
