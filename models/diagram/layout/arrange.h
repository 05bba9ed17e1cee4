// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>

namespace sw::diagram
{

enum class Alignment { Left, Centre, Right, Top, Middle, Bottom };

/// Top left corners of \p boxes with their edges or middles on one line: that of the box that is outermost already, or
/// the middle of all. In the order of \p boxes.
QList<QPointF> aligned(const QList<QRectF> &boxes, Alignment alignment);
/// Top left corners with equal gaps between neighbours; the two outermost stay. Fewer than three boxes stay where they
/// are.
QList<QPointF> distributed(const QList<QRectF> &boxes, Qt::Orientation along);

} // namespace sw::diagram
