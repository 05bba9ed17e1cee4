// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/painter.h"
#include "models/diagram/paint/painticons.h"
#include "models/diagram/paint/painttext.h"
#include "models/diagram/scene/sprite.h"

#include <QGlyphRun>
#include <QPainter>
#include <QPixmap>
#include <QRawFont>

namespace sw::diagram
{

class SvgDevice;

/// What a painter keeps between frames: prepared text by card version, small pictures by what they show.
struct Painter::Cache
{
    struct CardText
    {
        QList<TextRun> runs;
        int age = 0;
        double zoom = 0; ///< of headlines, whose texts are shortened to what fits
    };
    QHash<quint64, CardText> texts;                        ///< by version of the card and level
    QHash<std::pair<int, QString>, QList<TextRun>> labels; ///< by role and text
    QHash<SpriteKey, QPixmap> sprites;
    QHash<QString, QColor> blockColors; ///< of bars, by the colour that a person chose
    RawFonts fonts;
    double ratio = 0;
    int frame = 0;

    /// Drops what has not been seen for long.
    void tidy();
};

/// Strength of what is not on the path that is shown.
inline constexpr double fadedShare = 0.45;

/// Of the corners of cards, in scene units.
inline constexpr double cardRadius = 5;

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
    QRectF visible;                 ///< in scene units, with room for what sticks out
    const Lifted *lifted = nullptr; ///< left out
    double ratio = 1;               ///< device pixels per pixel
    SvgDevice *svg = nullptr;       ///< what is painted on, when it is that

    double zoom() const { return camera.zoom; }
    QColor color(Token token) const { return theme.color(token); }
    QPointF toView(const QPointF &point) const { return camera.toView(point); }
    /// In view pixels, edges on device pixels unless for a file.
    QRectF toView(const QRectF &rect) const;
    /// \p at 100 %, at least \p minimum pixels.
    double length(double at100, double minimum = 0) const { return std::max(at100 * zoom(), minimum); }
    /// \p value on the next device pixel, unless for a file.
    double onPixel(double value) const { return forFile ? value : std::round(value * ratio) / ratio; }
    /// Width of the thinnest even line.
    double hairline() const { return forFile ? 1 : std::max(1.0, std::round(ratio)) / ratio; }
    bool fades(const NodeKey &key) const { return !state.path.isEmpty() && !state.path.contains(key); }
    bool fades(const schema::RelationshipId &id) const
    {
        return !state.path.isEmpty() && !state.pathLines.contains(id);
    }
    /// On the path of an operation.
    bool marks(const schema::RelationshipId &id) const { return state.pathMarked && state.pathLines.contains(id); }
    /// At the strength of what is not on the path that is shown, where it \p isFading.
    template <typename Draw>
    void drawFading(bool isFading, const Draw &draw) const
    {
        const double before = painter.opacity();
        if (isFading)
            painter.setOpacity(before * fadedShare);
        draw();
        if (isFading)
            painter.setOpacity(before);
    }
    bool isLifted(qsizetype card) const { return lifted && lifted->cards.contains(card); }
    bool isLiftedLine(qsizetype line) const { return lifted && lifted->lines.contains(line); }

    /// \p width and \p height in view pixels.
    void fill(const QRectF &view, const QColor &color) const { painter.fillRect(view, color); }
    /// Text in view pixels, at its own size: for what does not scale.
    void text(FontRole role, const QColor &color, const QPointF &baseline, const QString &text, double scale) const;
    void runs(const QList<TextRun> &runs, const QPointF &corner, double scale) const;
    void icon(Icon icon, const QColor &color, const QPointF &viewCenter, double viewSize,
              const QString &pattern = {}) const;
    void badge(const Badge &badge, const QPointF &viewCenter) const;
    /// The picture of \p key, drawn by \p draw into \p size pixels when it is not there yet.
    template <typename Draw>
    const QPixmap &sprite(const SpriteKey &key, const QSizeF &size, const Draw &draw) const;
};

template <typename Draw>
const QPixmap &PaintContext::sprite(const SpriteKey &key, const QSizeF &size, const Draw &draw) const
{
    QPixmap &pixmap = cache.sprites[key];
    if (pixmap.isNull()) {
        pixmap = QPixmap(std::max(1, static_cast<int>(std::ceil(size.width() * ratio))),
                         std::max(1, static_cast<int>(std::ceil(size.height() * ratio))));
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter onPixmap(&pixmap);
        onPixmap.setRenderHint(QPainter::Antialiasing);
        draw(onPixmap);
    }
    return pixmap;
}

} // namespace sw::diagram
