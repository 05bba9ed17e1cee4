// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/painter.h"
#include "models/diagram/scene/viewstate.h"

#include <QHash>
#include <QObject>

class QWidget;

namespace sw::views
{

class CanvasView;

/// Where a canvas looks: moves and zooms its camera, and says where its overview is.
class CanvasNavigation : public QObject
{
    Q_OBJECT

public:
    explicit CanvasNavigation(CanvasView &view);

    const diagram::Camera &camera() const { return m_camera; }
    void zoomBy(double factor);
    void zoomTo(double zoom, const QPointF &anchor);
    void fit();
    /// Fits when the view is next shown or built again: it shows something else.
    void fitAnew() { m_fitted = false; }
    void fitIfDue();
    /// fit() leaves \p corner of the view, in pixels, where \p of stands, free of cards; an empty one counts no more.
    void keepClear(const QWidget *of, const QRect &corner) { m_keptClear.insert(of, corner); }
    void zoomToSelection();
    void panBy(const QPointF &pixels);
    void lookAt(const QPointF &scenePoint);
    /// What is in sight, to come back to it.
    struct Sight
    {
        diagram::Camera camera;
        int top = 0; ///< of the view in its window
        bool fitted = false;
    };
    Sight sight() const { return {m_camera, m_top, m_fitted}; }
    void lookAgain(const Sight &sight);
    /// Moves the camera only when the card is not wholly visible.
    void reveal(const diagram::NodeKey &key);
    void revealRect(const QRectF &sceneRect);
    /// Comes to what is selected, when it is out of sight.
    void revealSelection();
    /// Shows all of \p sceneRect, no nearer than now, when it is out of sight or below what is kept clear.
    void revealWhole(const QRectF &sceneRect);
    /// \p top: of the view in its window. What comes and goes above it does not move the cards, unless it would cover
    /// them.
    void resize(const QSize &size, int top);

    /// Where the overview is drawn; null while everything is visible.
    QRectF minimapRect() const;
    /// There are cards below it, and nobody points at it.
    bool isMinimapInTheWay() const;
    bool isMinimapWanted() const { return m_minimap; }
    void setMinimapWanted(bool wanted);
    void lookAtMinimap(const QPointF &viewPoint);

Q_SIGNALS:
    void changed();

private:
    void setCamera(const diagram::Camera &camera);
    double roomAbove() const;

    CanvasView &m_view;
    diagram::Camera m_camera;
    QHash<const QWidget *, QRect> m_keptClear;
    bool m_fitted = false;
    int m_top = 0;
    bool m_minimap = true;
};

} // namespace sw::views
