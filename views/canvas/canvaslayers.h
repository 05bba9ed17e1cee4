// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/painter.h"

#include <QPixmap>

namespace sw::views
{

/// Pictures of what rests on the canvas, so that a pointer that moves over thousands of cards, a rubber band or a card
/// that is dragged cost what they change and no more: the scene as it was last painted, without the cards and lines
/// that have moved since, and the overview. Finds by itself what has moved.
class CanvasLayers
{
public:
    /// Another scene, theme or font: nothing that was painted holds any more.
    void invalidate() { m_known = m_fresh = m_boundsKnown = false; }
    /// The scene may have moved cards, lines or notes.
    void sceneTouched() { m_touched = true; }

    /// What diagram::Painter::paint() does.
    void paint(QPainter &onView, diagram::Painter &painter, const diagram::Scene &scene, const diagram::Camera &camera,
               const diagram::ViewState &state);
    void paintMinimap(QPainter &onView, diagram::Painter &painter, const diagram::Scene &scene, const QRectF &target,
                      const QRectF &visible);
    /// Of everything in the scene, as it was before something began to move.
    QRectF bounds(const diagram::Scene &scene);
    /// How often the resting picture was made: for tests.
    int restingFrames() const { return m_restingFrames; }

private:
    void remember(const diagram::Scene &scene);
    /// Lifts what has moved; false when it was lifted already, and the resting picture holds.
    bool liftMoved(const diagram::Scene &scene);
    bool isOther(const diagram::Scene &scene) const;
    bool restsAsBefore(const diagram::Camera &camera, const diagram::ViewState &state) const;

    QPixmap m_resting;
    QPixmap m_overview;
    diagram::Lifted m_lifted;
    diagram::Camera m_camera;
    diagram::ViewState m_state;
    QList<QRectF> m_cards; ///< places in the resting picture
    QList<QList<QPointF>> m_lines;
    QList<QRectF> m_notes;
    QRectF m_bounds;
    bool m_known = false; ///< the places above are those of the scene before something moved
    bool m_fresh = false; ///< the resting picture shows the scene without what is lifted
    bool m_touched = false;
    bool m_boundsKnown = false;
    int m_restingFrames = 0;
};

} // namespace sw::views
