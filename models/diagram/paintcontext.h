// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/painter.h"

#include <QGlyphRun>
#include <QHash>
#include <QPainter>
#include <QPixmap>

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
};

enum class Icon { Key, Link, Entity, Document, Index, Dot, Ring, Open, Closed, Locked, Pattern };

/// What a painter keeps between frames: prepared text by card version, icons by size and colour.
struct Painter::Cache
{
    struct CardText
    {
        QList<TextRun> runs;
        int age = 0;
    };
    QHash<quint64, CardText> texts; ///< by version of the card and level
    QHash<QByteArray, QPixmap> icons;
    int frame = 0;

    /// Drops what has not been seen for long.
    void tidy();
};

/// Turns texts into as few glyph runs as there are fonts and colours.
QList<TextRun> prepareText(const QList<TextItem> &items, const Metrics &metrics);

/// All that the parts of the painter share while they draw one frame. Boxes are drawn in view pixels, snapped to device
/// pixels, so that they are crisp without anti-aliasing; text is drawn in the card's own, scaled coordinates.
struct PaintContext
{
    QPainter &painter;
    const Theme &theme;
    const Metrics &metrics;
    Painter::Cache &cache;
    const Scene &scene;
    const Camera &camera;
    const ViewState &state;
    Level level;
    bool forFile;
    QRectF visible; ///< in scene units, with room for what sticks out

    double zoom() const { return camera.zoom; }
    QColor color(Token token) const { return theme.color(token); }
    QPointF toView(const QPointF &point) const;
    /// In view pixels, edges on device pixels unless for a file.
    QRectF toView(const QRectF &rect) const;
    /// \p at 100 %, at least \p minimum pixels.
    double length(double at100, double minimum = 0) const { return std::max(at100 * zoom(), minimum); }
    bool fades(const NodeKey &key) const { return !state.path.isEmpty() && !state.path.contains(key); }
    bool fades(const schema::RelationshipId &id) const { return !state.path.isEmpty() && !state.pathLines.contains(id); }

    /// \p width and \p height in view pixels.
    void fill(const QRectF &view, const QColor &color) const { painter.fillRect(view, color); }
    /// Text in view pixels, at its own size: for what does not scale.
    void text(FontRole role, const QColor &color, const QPointF &baseline, const QString &text, double scale) const;
    void icon(Icon icon, const QColor &color, const QPointF &viewCenter, double viewSize, const QString &pattern = {}) const;
    void badge(const Badge &badge, const QPointF &viewCenter) const;
};

// The parts, in the order they are drawn.
void paintBackground(const PaintContext &context);
void paintAreas(const PaintContext &context);
void paintLines(const PaintContext &context);
void paintCards(const PaintContext &context);
void paintNotes(const PaintContext &context);
void paintStateOverlay(const PaintContext &context);

/// The frame of one card without its text, also for the overlay and tips.
void paintLine(const PaintContext &context, const Line &line, const QColor &color, double width);

} // namespace sw::diagram
