// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/painter.h"

#include "models/diagram/paintcontext.h"

#include <QPaintDevice>
#include <QPainterPath>

#include <cmath>

namespace sw::diagram
{

namespace
{

/// Cards' texts that are kept prepared at most before old ones are dropped.
constexpr qsizetype maximumTexts = 2000;
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
    if (texts.size() <= maximumTexts)
        return;
    texts.removeIf([this](const auto &entry) { return frame - entry.value().age > maximumAge; });
}

Painter::Painter(const Theme &theme, const Metrics &metrics)
    : m_theme(theme)
    , m_metrics(metrics)
    , m_cache(std::make_unique<Cache>())
{
}

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

void Painter::paintScene(QPainter &painter, const Scene &scene, const Camera &camera, const ViewState &state)
{
    const Camera view = m_forFile ? camera : snapped(camera, painter);
    const Level level = m_forFile ? Level::Full : levelAt(view.zoom);
    const QRectF visible = view.visible().adjusted(-40, -40, 40, 40);
    const PaintContext context{painter, m_theme, m_metrics, *m_cache, scene, view, state, level, m_forFile, visible};
    m_cache->tidy();
    painter.save();
    paintBackground(context);
    paintAreas(context);
    paintLines(context);
    paintCards(context);
    paintNotes(context);
    painter.restore();
}

void Painter::paintOverlay(QPainter &painter, const Scene &scene, const Camera &camera, const ViewState &state)
{
    const Camera view = m_forFile ? camera : snapped(camera, painter);
    const PaintContext context{painter, m_theme, m_metrics, *m_cache, scene, view, state, levelAt(view.zoom), m_forFile, view.visible()};
    painter.save();
    paintStateOverlay(context);
    painter.restore();
}

void Painter::paintMinimap(QPainter &painter, const Scene &scene, const QRectF &target, const QRectF &visible)
{
    const QRectF bounds = scene.bounds() | visible;
    const Camera camera = Camera::fitting(bounds, target.size(), 6, 1);
    const auto toTarget = [&](const QRectF &rect) {
        return QRectF(target.topLeft() + camera.toView(rect.topLeft()), rect.size() * camera.zoom);
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setClipRect(target);
    painter.fillRect(target, m_theme.color(Token::Canvas));
    for (const NoteBox &note : scene.notes)
        painter.fillRect(toTarget(note.rect), m_theme.color(note.area ? Token::InfoTint : Token::NoteTint));
    for (const Card &card : scene.cards) {
        const QRectF rect = toTarget(card.rect);
        painter.fillRect(QRectF(rect.topLeft(), QSizeF(std::max(rect.width(), 1.0), std::max(rect.height(), 1.0))), m_theme.color(Token::CardLine));
    }
    QColor shade = m_theme.color(Token::Canvas);
    shade.setAlphaF(0.6f);
    const QRectF window = toTarget(visible).intersected(target);
    QPainterPath outside;
    outside.addRect(target);
    outside.addRect(window);
    painter.fillPath(outside, shade);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.color(Token::Accent), 2));
    painter.drawRect(window.adjusted(1, 1, -1, -1));
    painter.setPen(m_theme.color(Token::CardLine));
    painter.drawRect(target.adjusted(0, 0, -1, -1));
    painter.restore();
}

} // namespace sw::diagram
