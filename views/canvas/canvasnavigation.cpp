// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasnavigation.h"

#include "views/canvas/canvasview.h"

#include <QCursor>

#include <algorithm>
#include <utility>

namespace sw::views
{

namespace
{

constexpr double smallestZoom = 0.05;
constexpr double largestZoom = 4;
constexpr QSizeF minimapSize(208, 162); // pixels
constexpr double minimapMargin = 12;
constexpr double leastRoom = 12; // between the highest card and the edge

} // namespace

CanvasNavigation::CanvasNavigation(CanvasView &view) : QObject(&view), m_view(view)
{}

void CanvasNavigation::setCamera(const diagram::Camera &camera)
{
    m_camera = camera;
    Q_EMIT changed();
}

void CanvasNavigation::resize(const QSize &size, int top)
{
    const double lower = top - std::exchange(m_top, top);
    m_camera.size = size;
    if (!m_fitted)
        return fit();
    m_camera.topLeft.ry() += std::min(lower, roomAbove()) / m_camera.zoom;
    Q_EMIT changed();
}

/// In pixels, above the highest card in sight.
double CanvasNavigation::roomAbove() const
{
    double highest = m_camera.size.height();
    for (const diagram::Card &card : m_view.scene().cards) {
        if (card.rect.intersects(m_camera.visible()))
            highest = std::min(highest, m_camera.toView(card.rect.topLeft()).y());
    }
    return std::max(0.0, highest - leastRoom);
}

void CanvasNavigation::lookAgain(const Sight &sight)
{
    m_fitted = sight.fitted;
    if (!m_fitted)
        return fitIfDue();
    diagram::Camera camera = sight.camera;
    camera.size = m_view.size();
    camera.topLeft.ry() += (m_top - sight.top) / camera.zoom; // what lies above the view now is about to go
    setCamera(camera);
}

void CanvasNavigation::zoomBy(double factor)
{
    zoomTo(m_camera.zoom * factor, m_view.rect().center());
}

void CanvasNavigation::zoomTo(double zoom, const QPointF &anchor)
{
    const QPointF fixed = m_camera.toScene(anchor);
    diagram::Camera camera = m_camera;
    camera.zoom = std::clamp(zoom, smallestZoom, largestZoom);
    camera.topLeft = fixed - anchor / camera.zoom;
    setCamera(camera);
}

void CanvasNavigation::fit()
{
    m_fitted = true;
    const QList<diagram::Card> &cards = m_view.scene().cards;
    const QSize size = m_view.size();
    const QRectF bounds = m_view.scene().bounds();
    if (bounds.isNull())
        return setCamera({{}, 1, size});
    diagram::Camera camera = diagram::Camera::fitting(bounds, size);
    int bottom = size.height();
    for (const QRect &corner : std::as_const(m_keptClear)) {
        const bool covered = std::any_of(cards.cbegin(), cards.cend(), [&](const diagram::Card &card) {
            return QRectF(camera.toView(card.rect.topLeft()), camera.toView(card.rect.bottomRight()))
                .intersects(QRectF(corner));
        });
        if (covered)
            bottom = std::min(bottom, corner.top());
    }
    if (bottom < size.height()) {
        camera = diagram::Camera::fitting(bounds, QSize(size.width(), bottom));
        camera.size = size;
    }
    setCamera(camera);
}

void CanvasNavigation::fitIfDue()
{
    if (!m_fitted && m_view.isVisible())
        fit();
}

void CanvasNavigation::zoomToSelection()
{
    if (const QRectF bounds = m_view.selectionBounds(); !bounds.isNull())
        setCamera(diagram::Camera::fitting(bounds, m_view.size(), 48, 2));
}

void CanvasNavigation::panBy(const QPointF &pixels)
{
    diagram::Camera camera = m_camera;
    camera.topLeft -= pixels / camera.zoom;
    setCamera(camera);
}

void CanvasNavigation::lookAt(const QPointF &scenePoint)
{
    diagram::Camera camera = m_camera;
    camera.topLeft = scenePoint - QPointF(m_view.width(), m_view.height()) / 2 / camera.zoom;
    setCamera(camera);
}

void CanvasNavigation::reveal(const diagram::NodeKey &key)
{
    if (const diagram::Card *card = m_view.scene().card(key))
        revealRect(card->rect);
}

void CanvasNavigation::revealRect(const QRectF &sceneRect)
{
    if (!m_camera.visible().contains(sceneRect))
        lookAt(sceneRect.center());
}

void CanvasNavigation::revealSelection()
{
    if (const QRectF bounds = m_view.selectionBounds(); !bounds.isNull())
        revealRect(bounds);
}

void CanvasNavigation::revealWhole(const QRectF &sceneRect)
{
    int bottom = m_view.height();
    for (const QRect &corner : std::as_const(m_keptClear))
        bottom = corner.isEmpty() ? bottom : std::min(bottom, corner.top());
    const QSizeF clear(m_view.width(), bottom);
    if (QRectF(m_camera.topLeft, clear / m_camera.zoom).contains(sceneRect))
        return;
    diagram::Camera camera = diagram::Camera::fitting(sceneRect, clear, 36, std::min(1.0, m_camera.zoom));
    camera.size = m_view.size();
    setCamera(camera);
}

void CanvasNavigation::setMinimapWanted(bool wanted)
{
    m_minimap = wanted;
    m_view.update();
}

/// A view that is hardly larger would be covered by it.
QRectF CanvasNavigation::minimapRect() const
{
    const bool fits = m_view.width() >= 3 * minimapSize.width() && m_view.height() >= 2.5 * minimapSize.height();
    if (!m_minimap || !fits || m_camera.visible().contains(m_view.sceneBounds()))
        return {};
    const bool mirrored = m_view.layoutDirection() == Qt::RightToLeft;
    const double left = mirrored ? minimapMargin : m_view.width() - minimapSize.width() - minimapMargin;
    return {QPointF(left, m_view.height() - minimapSize.height() - minimapMargin), minimapSize};
}

bool CanvasNavigation::isMinimapInTheWay() const
{
    const QRectF target = minimapRect();
    if (target.isNull() || target.contains(m_view.mapFromGlobal(QCursor::pos())))
        return false;
    const QRectF below(m_camera.toScene(target.topLeft()), m_camera.toScene(target.bottomRight()));
    const QList<qsizetype> cards = m_view.scene().cardGrid.query(below);
    return std::any_of(cards.cbegin(), cards.cend(),
                       [&](qsizetype card) { return m_view.scene().cards.at(card).rect.intersects(below); });
}

void CanvasNavigation::lookAtMinimap(const QPointF &viewPoint)
{
    const QRectF target = minimapRect();
    if (target.isNull())
        return;
    const QRectF bounds = m_view.scene().bounds().united(m_camera.visible());
    const double scale = std::min(target.width() / bounds.width(), target.height() / bounds.height());
    lookAt(bounds.center() + (viewPoint - target.center()) / scale);
}

} // namespace sw::views
