// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/operationpath.h"

namespace sw::views
{

class CanvasView;

/// What stands out on a canvas while everything else fades: neighbours, a way through the model, an operation's path.
class CanvasPath
{
public:
    explicit CanvasPath(CanvasView &view) : m_view(view) {}

    /// Until clear(); with \p numbered in this order.
    void show(const QList<schema::EntityId> &entities, const QSet<schema::RelationshipId> &relationships,
              bool numbered);
    /// The path of an operation, in the accent colour. Comes to it when it is out of sight and \p reveal is true.
    void show(const diagram::OperationPath &path, bool reveal);
    void clear();
    bool isShown() const;
    bool isOfOperation() const;

private:
    /// Marks the entities that are in this diagram; where they are.
    QRectF mark(const QList<schema::EntityId> &entities, bool numbered);

    CanvasView &m_view;
};

} // namespace sw::views
