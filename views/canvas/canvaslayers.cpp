// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvaslayers.h"

#include <QPaintDevice>
#include <QPainter>

namespace sw::views
{

namespace
{

bool sameCamera(const diagram::Camera &a, const diagram::Camera &b)
{
    return a.topLeft == b.topLeft && a.zoom == b.zoom && a.size == b.size;
}

} // namespace

void CanvasLayers::remember(const diagram::Scene &scene)
{
    m_cards.clear();
    m_lines.clear();
    m_notes.clear();
    m_cards.reserve(scene.cards.size());
    m_lines.reserve(scene.lines.size());
    for (const diagram::Card &card : scene.cards)
        m_cards.append(card.rect);
    for (const diagram::Line &line : scene.lines)
        m_lines.append(line.points);
    for (const diagram::NoteBox &note : scene.notes)
        m_notes.append(note.rect);
    m_lifted = {};
}

bool CanvasLayers::isOther(const diagram::Scene &scene) const
{
    return m_cards.size() != scene.cards.size() || m_lines.size() != scene.lines.size() ||
           m_notes.size() != scene.notes.size();
}

bool CanvasLayers::liftMoved(const diagram::Scene &scene)
{
    const qsizetype before = m_lifted.cards.size() + m_lifted.lines.size();
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        if (m_cards.at(i) != scene.cards.at(i).rect)
            m_lifted.cards.insert(i);
    }
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const QList<QPointF> &now = scene.lines.at(i).points;
        if (m_lines.at(i).constData() != now.constData() && m_lines.at(i) != now)
            m_lifted.lines.insert(i);
    }
    bool more = m_lifted.cards.size() + m_lifted.lines.size() != before;
    for (qsizetype i = 0; i < m_notes.size(); ++i) {
        if (m_notes.at(i) != scene.notes.at(i).rect) {
            m_notes[i] = scene.notes.at(i).rect; // notes are few: they are painted where they are
            more = true;
        }
    }
    return more;
}

bool CanvasLayers::restsAsBefore(const diagram::Camera &camera, const diagram::ViewState &state) const
{
    return sameCamera(camera, m_camera) && state.selected == m_state.selected &&
           state.selectedLines == m_state.selectedLines && state.selectedRow == m_state.selectedRow &&
           state.path == m_state.path && state.pathLines == m_state.pathLines &&
           state.pathMarked == m_state.pathMarked && state.pathTexts == m_state.pathTexts &&
           state.found == m_state.found && state.grid == m_state.grid;
}

void CanvasLayers::paint(QPainter &onView, diagram::Painter &painter, const diagram::Scene &scene,
                         const diagram::Camera &camera, const diagram::ViewState &state)
{
    const double ratio = onView.device()->devicePixelRatioF();
    const QSize pixels = (camera.size * ratio).toSize();
    if (!m_known || isOther(scene)) {
        remember(scene);
        m_known = true;
        m_fresh = false;
    } else if (m_touched && liftMoved(scene)) {
        m_fresh = false;
    }
    m_touched = false;
    if (m_resting.size() != pixels || m_resting.devicePixelRatio() != ratio) {
        m_resting = QPixmap(pixels);
        m_resting.setDevicePixelRatio(ratio);
        m_fresh = false;
    }
    if (!m_fresh || !restsAsBefore(camera, state)) {
        QPainter onResting(&m_resting);
        painter.paintScene(onResting, scene, camera, state, m_lifted);
        m_camera = camera;
        m_state = state;
        m_fresh = true;
        ++m_restingFrames;
    }
    onView.drawPixmap(0, 0, m_resting);
    if (!m_lifted.isEmpty())
        painter.paintLifted(onView, scene, camera, state, m_lifted);
    painter.paintOverlay(onView, scene, camera, state);
}

QRectF CanvasLayers::bounds(const diagram::Scene &scene)
{
    if (!m_boundsKnown) {
        m_bounds = scene.bounds();
        m_boundsKnown = true;
        m_overview = {};
    }
    return m_bounds;
}

void CanvasLayers::paintMinimap(QPainter &onView, diagram::Painter &painter, const diagram::Scene &scene,
                                const QRectF &target, const QRectF &visible)
{
    const QRectF all = bounds(scene) | visible;
    const double ratio = onView.device()->devicePixelRatioF();
    if (all != m_bounds) { // looking beyond the edge: rare, so it is painted as it is
        painter.paintMinimap(onView, scene, target, all);
    } else {
        if (m_overview.isNull() || m_overview.devicePixelRatio() != ratio) {
            m_overview = QPixmap((target.size() * ratio).toSize());
            m_overview.setDevicePixelRatio(ratio);
            QPainter onOverview(&m_overview);
            painter.paintMinimap(onOverview, scene, QRectF(QPointF(), target.size()), all);
        }
        onView.drawPixmap(target.topLeft(), m_overview);
    }
    painter.paintMinimapFrame(onView, target, all, visible);
}

} // namespace sw::views
