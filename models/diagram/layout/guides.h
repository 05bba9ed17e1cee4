// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QRectF>
#include <QString>

namespace sw::diagram
{

/// A line that shows what something is aligned with, or how far it is away.
struct Guide
{
    QLineF line;
    QString text; ///< the distance in canvas units, drawn at the line's middle; may be empty

    friend bool operator==(const Guide &, const Guide &) = default;
};

/// Where a box that is being moved comes to rest, and the guides that say why.
struct Snap
{
    QPointF topLeft;
    QList<Guide> guides;
};

/// Moves \p box by at most \p reach in each direction so that an edge or its middle lines up with that of one of \p
/// others, or its distance to its neighbour equals one that is there between others; without any, to a multiple of \p
/// grid. Linear in the number of others.
Snap snapBox(const QRectF &box, const QList<QRectF> &others, double reach, double grid);

} // namespace sw::diagram
