// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/paintcontext.h"

namespace sw::diagram
{

/// The way with round corners, \p width in device pixels.
void paintWay(const PaintContext &context, const QList<QPointF> &points, const QColor &color, double width);
/// One line with its feet, and Chen's diamond.
void paintLine(const PaintContext &context, const Line &line, const QColor &color, double width);

} // namespace sw::diagram
