// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/edits.h"

#include <QPointF>
#include <QRectF>

namespace sw::document
{

/// What a layout changes in a diagram.
struct LayoutEdit
{
    QHash<schema::EntityId, QPointF> entities; ///< top left corners
    QHash<QString, QPointF> collections;
    QHash<schema::NoteId, QRectF> notes; ///< notes and areas
    QStringList straightened;            ///< keys of lines that lose the way a person gave them
};

/// Places everything in one step called \p text ("Lay out").
bool applyLayout(Document &document, const schema::DiagramId &diagram, const LayoutEdit &edit, const QString &text);
/// The same on a bare diagram.
void applyTo(schema::Diagram &diagram, const LayoutEdit &edit);

/// The way that a person gives the line with \p key; nothing: it is routed automatically again. Steps of one drag are
/// one.
bool setLineWay(Document &document, const schema::DiagramId &diagram, const QString &key,
                const std::optional<schema::LineWay> &way);
/// Takes back the ways of all of \p keys in one step.
bool straightenLines(Document &document, const schema::DiagramId &diagram, const QStringList &keys);

/// The ways in \p diagram of lines whose both cards move by the same distance: they move along.
QHash<QString, schema::LineWay> waysMovedAlong(const schema::Model &model, const schema::Diagram &diagram,
                                               const QHash<schema::EntityId, QPointF> &entities,
                                               const QHash<QString, QPointF> &collections);

} // namespace sw::document
