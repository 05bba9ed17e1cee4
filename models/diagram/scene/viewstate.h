// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/layout/guides.h"
#include "models/diagram/scene/hittest.h"
#include "models/diagram/scene/scene.h"

#include <QSet>

namespace sw::diagram
{

/// The part of the scene that a view shows.
struct Camera
{
    QPointF topLeft; ///< scene point at the view's top left corner
    double zoom = 1; ///< pixels per scene unit, 0.05 to 4
    QSizeF size;     ///< of the view in (device independent) pixels

    QRectF visible() const { return {topLeft, size / zoom}; }
    QPointF toScene(const QPointF &view) const { return topLeft + view / zoom; }
    QPointF toView(const QPointF &scene) const { return (scene - topLeft) * zoom; }
    /// Shows all of \p rect with a margin of \p margin pixels, not larger than \p maximumZoom.
    static Camera fitting(const QRectF &rect, const QSizeF &size, double margin = 24, double maximumZoom = 1);
};

/// A row of a card.
struct RowRef
{
    NodeKey card;
    qsizetype row = -1;

    bool isNull() const { return card.isNull(); }
    friend bool operator==(const RowRef &, const RowRef &) = default;
};

/// What is said about a line of a path at one of its ends, instead of the number that stands there.
struct PathText
{
    QString text;
    bool atA = false; ///< of the line, else at b

    friend bool operator==(const PathText &, const PathText &) = default;
};

/// What a person is doing with the scene right now. Painted over it; changing it never touches the scene.
struct ViewState
{
    QSet<NodeKey> selected;
    QSet<schema::RelationshipId> selectedLines;
    QSet<schema::NoteId> selectedNotes;
    RowRef selectedRow;
    Hit hover;
    QRectF rubberBand; ///< null: none
    RowRef dropTarget; ///< row -1: the whole card
    /// A line that is being drawn, from a card to the pointer; empty: none.
    QList<QPointF> pendingLine;
    QList<Guide> guides;
    /// When not empty: these cards and lines stay at full strength, everything else fades.
    QSet<NodeKey> path;
    QSet<schema::RelationshipId> pathLines;
    QHash<NodeKey, QString> pathNumbers; ///< drawn at the card's corner
    bool pathMarked = false;             ///< its cards and lines are drawn in the accent colour, as an operation's are
    QHash<schema::RelationshipId, PathText> pathTexts;
    QSet<NodeKey> found; ///< matches of a search
    bool grid = true;
};

} // namespace sw::diagram
