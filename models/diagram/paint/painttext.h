// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/metrics.h"

#include <QColor>
#include <QGlyphRun>
#include <QRawFont>

namespace sw::diagram
{

/// A text with its place, before it becomes glyphs.
struct TextItem
{
    FontRole role = FontRole::Row;
    QColor color;
    QPointF baseline; ///< from the corner of the thing it belongs to, at 100 %
    QString text;
};

/// Glyphs of many texts in one font and colour.
struct TextRun
{
    QColor color;
    QGlyphRun glyphs;
    double scale = 1; ///< of headlines: pixels per unit of the positions
};

using RawFonts = std::array<QRawFont, fontRoleCount>;

/// Turns texts into as few glyph runs as there are fonts and colours. \p fonts keeps what is looked up.
QList<TextRun> prepareText(const QList<TextItem> &items, const Metrics &metrics, RawFonts &fonts);

} // namespace sw::diagram
