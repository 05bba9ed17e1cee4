// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/edits.h"

#include <QPointF>

namespace sw::document
{

// Workload
/// An empty name takes a free one; it starts at \p operation's entity. Error when that does not exist.
base::Result<schema::OperationId> addOperation(Document &document, schema::Operation operation);
/// All or none, as one step; a name that is taken gets a number.
base::Result<QList<schema::OperationId>> addOperations(Document &document, QList<schema::Operation> operations);
base::Result<void> changeOperation(Document &document, const schema::OperationId &id, const QString &text,
                                   const std::function<void(schema::Operation &)> &change,
                                   const QString &mergeKey = {});
bool moveOperation(Document &document, const schema::OperationId &id, qsizetype to);

// Patterns
/// Appends \p use with a new id. Error when the pattern does not accept target or parameters, or is used there already.
base::Result<schema::PatternUseId> addPattern(Document &document, schema::PatternUse use);
/// Parameters or the enabled mark. Error as addPattern.
base::Result<void> changePattern(Document &document, const schema::PatternUseId &id, const QString &text,
                                 const std::function<void(schema::PatternUse &)> &change, const QString &mergeKey = {});
bool movePattern(Document &document, const schema::PatternUseId &id, qsizetype to);
/// Swaps the whole list, as the advisor does: "Apply the advice for Balanced".
bool setPatterns(Document &document, const QString &text, const QList<schema::PatternUse> &patterns);

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
