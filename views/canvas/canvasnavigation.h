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
    /// Moves the camera only when the card is not wholly visible.
    void reveal(const diagram::NodeKey &key);
    void revealRect(const QRectF &sceneRect);
    /// Comes to what is selected, when it is out of sight.
    void revealSelection();
    /// Shows all of \p sceneRect, no nearer than now, when it is out of sight or below what is kept clear.
    void revealWhole(const QRectF &sceneRect);
    void resize(const QSize &size);

    /// Where the overview is drawn; null while everything is visible.
    QRectF minimapRect() const;
    bool isMinimapWanted() const { return m_minimap; }
    void setMinimapWanted(bool wanted);
    void lookAtMinimap(const QPointF &viewPoint);

Q_SIGNALS:
    void changed();

private:
    void setCamera(const diagram::Camera &camera);

    CanvasView &m_view;
    diagram::Camera m_camera;
    QHash<const QWidget *, QRect> m_keptClear;
    bool m_fitted = false;
    bool m_minimap = true;
};

} // namespace sw::views
