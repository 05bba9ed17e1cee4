// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QBrush;
class QColor;
class QFont;
class QPen;
class QPointF;
class QString;

namespace sw::diagram
{

inline constexpr double svgUnitsPerInch = 96;

/// In hundredths, which nobody sees.
void appendNumber(QByteArray &out, double number);
void appendPoint(QByteArray &out, const QPointF &point);
void appendAttribute(QByteArray &out, const char *name, double number);
/// \p text for an element or an attribute: it cannot end what it stands in.
QByteArray escaped(const QString &text);

/// Attributes of a group of shapes, whose pen is enlarged by \p scale.
QByteArray shapeStyle(const QBrush &brush, const QPen &pen, double opacity, double scale);
/// Attributes of a group of texts in \p font, but enlarged by \p scale.
QByteArray textStyle(const QFont &font, double scale, const QColor &color, double opacity);

} // namespace sw::diagram
