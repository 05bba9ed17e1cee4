// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

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
void appendNumber(std::string &out, double number);
void appendPoint(std::string &out, const QPointF &point);
void appendAttribute(std::string &out, const char *name, double number);
/// \p text for an element or an attribute: it cannot end what it stands in.
void appendEscaped(std::string &out, const QString &text);

/// Attributes of a group of shapes, whose pen is enlarged by \p scale.
std::string shapeStyle(const QBrush &brush, const QPen &pen, double opacity, double scale);
/// Attributes of a group of texts in \p font, but enlarged by \p scale.
std::string textStyle(const QFont &font, double scale, const QColor &color, double opacity);

} // namespace sw::diagram
