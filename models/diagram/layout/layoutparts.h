// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/layout/arrangement.h"

namespace sw::diagram
{

/// Boxes with places relative to each other, which are moved as one.
struct LayoutBlock
{
    QList<qsizetype> boxes;
    QList<QPointF> corners;
    QSizeF size;
};

/// Boxes that hang together, by numbers of the request.
struct LayoutPart
{
    QList<qsizetype> boxes;
    QList<LayoutLink> links; ///< by place in boxes
    QList<double> widths;    ///< of what is drawn on each
    QList<QSizeF> sizes;
};

/// The connected parts of \p boxes, larger ones first; those without links are one part, which has none either.
QList<LayoutPart> partsOf(const ArrangeRequest &request, const QList<qsizetype> &boxes);

/// What an engine is asked for \p part: several ways where the best can only be told from the results. None for a part
/// without links.
QList<LayoutGraph> graphsFor(const LayoutPart &part, LayoutMethod method);

/// The best block that comes of the engine's \p centres for graphsFor(); of none, a grid.
LayoutBlock blockOf(const LayoutPart &part, const QList<LayoutGraph> &graphs, const QList<QList<QPointF>> &centres,
                    double aspect);

/// Boxes without links in as many columns as are \p width wide together.
LayoutBlock gridOf(const LayoutPart &part, double width);

/// Without an engine.
LayoutBlock simpleBlockOf(const LayoutPart &part);

} // namespace sw::diagram
