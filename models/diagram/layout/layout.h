// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <utility>

namespace sw::diagram
{

/// A box to be placed; with a place it stays where it is.
struct LayoutBox
{
    QSizeF size;
    std::optional<QPointF> topLeft;
};

/// Top left corners for all of \p boxes: connected boxes near each other in columns, nothing overlaps, fixed boxes
/// stay. Deterministic; n log n in the number of boxes and links.
QList<QPointF> layoutMissing(const QList<LayoutBox> &boxes, const QList<std::pair<qsizetype, qsizetype>> &links);

} // namespace sw::diagram
