// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/painter.h"

#include "models/diagram/output/svgdevice.h"
#include "models/diagram/paint/paintbackground.h"
#include "models/diagram/paint/paintbundles.h"
#include "models/diagram/paint/paintcards.h"
#include "models/diagram/paint/paintcontext.h"
#include "models/diagram/paint/paintlines.h"
#include "models/diagram/paint/paintoverlay.h"

#include <QPaintDevice>
#include <QRegion>

#include <cmath>

namespace sw::diagram
{

namespace
{

/// Cards' texts that are kept prepared at most before old ones are dropped.
constexpr qsizetype maximumTexts = 2000;
constexpr qsizetype maximumLabels = 4000;
constexpr qsizetype maximumSprites = 1500;
/// Frames after which what was not seen is dropped.
constexpr int maximumAge = 200;

/// The camera with its corner on a whole device pixel, so that nothing shimmers while it moves.
Camera snapped(const Camera &camera, const QPainter &painter)
{
    const double ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1;
    const double step = camera.zoom * ratio;
    Camera result = camera;
    result.topLeft = {std::round(camera.topLeft.x() * step) / step, std::round(camera.topLeft.y() * step) / step};
    return result;
}

} // namespace

Level levelAt(double zoom)
{
    return zoom >= 0.6 ? Level::Full : zoom >= 0.25 ? Level::Headline : Level::Block;
}

Camera Camera::fitting(const QRectF &rect, const QSizeF &size, double margin, double maximumZoom)
{
    Camera camera;
    camera.size = size;
    if (rect.isEmpty() || size.isEmpty())
        return camera;
    const double across = std::max(size.width() - 2 * margin, 1.0) / rect.width();
    const double down = std::max(size.height() - 2 * margin, 1.0) / rect.height();
    camera.zoom = std::clamp(std::min(across, down), 0.02, maximumZoom);
    camera.topLeft = rect.center() - QPointF(size.width(), size.height()) / (2 * camera.zoom);
    return camera;
}

void Painter::Cache::tidy()
{
    ++frame;
    if (labels.size() > maximumLabels)
        labels.clear();
    if (sprites.size() > maximumSprites)
        sprites.clear();
    if (texts.size() <= maximumTexts)
        return;
    texts.removeIf([this](const auto &entry) { return frame - entry.value().age > maximumAge; });
}

Painter::Painter(const Theme &theme, const Metrics &metrics)
    : m_theme(theme), m_metrics(metrics), m_cache(std::make_unique<Cache>())
{}

Painter::~Painter() = default;

void Painter::setTheme(const Theme &theme)
{
    m_theme = theme;
    *m_cache = {};
}

void Painter::setMetrics(const Metrics &metrics)
{
    m_metrics = metrics;
    *m_cache = {};
}

void Painter::paint(QPainter &painter, const Scene &scene, const Camera &camera, const ViewState &state)
{
    paintScene(painter, scene, camera, state);
    paintOverlay(painter, scene, camera, state);
}

namespace
{

double ratioOf(const QPainter &painter)
{
    return painter.device() ? painter.device()->devicePixelRatioF() : 1;
}

} // namespace

void Painter::paintScene(QPainter &painter, const Scene &scene, const Camera &camera, const ViewState &state,
                         const Lifted &without)
{
    const Camera view = m_forFile ? camera : snapped(camera, painter);
    const Level level = m_forFile ? Level::Full : levelAt(view.zoom);
    const QRectF visible = view.visible().adjusted(-40, -40, 40, 40);
    const PaintContext context{painter,
                               m_theme,
                               m_metrics,
                               *m_cache,
                               scene,
                               view,
                               state,
                               level,
                               m_forFile,
                               visible,
                               without.isEmpty() ? nullptr : &without,
                               ratioOf(painter),
                               dynamic_cast<SvgDevice *>(painter.device())};
    m_cache->tidy();
    if (m_cache->ratio != context.ratio)
        m_cache->sprites.clear();
    m_cache->ratio = context.ratio;
    painter.save();
    paintBackground(context);
    if (level == Level::Block)
        paintBundles(context);
    paintAreas(context);
    paintLines(context);
    paintCards(context);
    paintNotes(context);
    if (level == Level::Block)
        paintBundleCounts(context);
    painter.restore();
}

void Painter::paintLifted(QPainter &painter, const Scene &scene, const Camera &camera, const ViewState &state,
                          const Lifted &lifted)
{
    const Camera view = snapped(camera, painter);
    const QRectF visible = view.visible().adjusted(-40, -40, 40, 40);
    const PaintContext context{painter,   m_theme, m_metrics, *m_cache,        scene, view, state, levelAt(view.zoom),
                               m_forFile, visible, nullptr,   ratioOf(painter)};
    painter.save();
    for (const qsizetype index : lifted.lines) {
        const Line &line = scene.lines.at(index);
        paintStyledLine(context, line);
        if (context.level == Level::Full)
            paintLineTexts(context, line);
    }
    paintCards(context, lifted.cards.values());
    painter.restore();
}

void Painter::paintOverlay(QPainter &painter, const Scene &scene, const Camera &camera, const ViewState &state)
{
    const Camera view = m_forFile ? camera : snapped(camera, painter);
    const PaintContext context{painter,   m_theme,        m_metrics, *m_cache,
                               scene,     view,           state,     levelAt(view.zoom),
                               m_forFile, view.visible(), nullptr,   ratioOf(painter)};
    painter.save();
    paintStateOverlay(context);
    painter.restore();
}

namespace
{

struct MinimapPlace
{
    MinimapPlace(const QRectF &target, const QRectF &bounds)
        : corner(target.topLeft()), camera(Camera::fitting(bounds, target.size(), 6, 1))
    {}
    QRectF operator()(const QRectF &rect) const
    {
        return {corner + camera.toView(rect.topLeft()), rect.size() * camera.zoom};
    }

    QPointF corner;
    Camera camera;
};

} // namespace

void Painter::paintMinimap(QPainter &painter, const Scene &scene, const QRectF &target, const QRectF &bounds)
{
    const MinimapPlace place(target, bounds);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setClipRect(target);
    painter.fillRect(target, m_theme.color(Token::Canvas));
    for (const NoteBox &note : scene.notes) {
        const QColor own(note.color);
        const QRectF rect = place(note.rect);
        QColor tint = own.isValid() ? own : m_theme.color(note.area ? Token::InfoText : Token::NoteEdge);
        painter.setPen(tint);
        tint.setAlphaF(0.25f);
        painter.setBrush(tint);
        painter.drawRect(rect);
    }
    const QColor block = m_theme.color(Token::CardLine);
    for (const Card &card : scene.cards) {
        const QRectF rect = place(card.rect);
        painter.fillRect(QRectF(rect.topLeft(), QSizeF(std::max(rect.width(), 1.0), std::max(rect.height(), 1.0))),
                         block);
    }
    painter.restore();
}

void Painter::paintMinimapFrame(QPainter &painter, const QRectF &target, const QRectF &bounds, const QRectF &visible)
{
    const QRectF window = MinimapPlace(target, bounds)(visible).intersected(target);
    QColor shade = m_theme.color(Token::Canvas);
    shade.setAlphaF(0.6f);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setClipRegion(QRegion(target.toAlignedRect()) - QRegion(window.toAlignedRect()));
    painter.fillRect(target, shade);
    painter.setClipping(false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.color(Token::Accent), 2));
    painter.drawRect(window.adjusted(1, 1, -1, -1));
    painter.setPen(m_theme.color(Token::CardLine));
    painter.drawRect(target.adjusted(0, 0, -1, -1));
    painter.restore();
}

} // namespace sw::diagram
