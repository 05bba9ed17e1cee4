// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

class QPainter;
class QFont;

namespace sw::views
{

/// The badge of a pattern: glyph and two letters in the colours of its family. Unknown patterns get a neutral one.
QSizeF patternBadgeSize();
void paintPatternBadge(QPainter *painter, const QPointF &topLeft, const QString &pattern, const QFont &font);

} // namespace sw::views
