// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/hittest.h"

#include <QPointF>

#include <memory>

namespace sw::views
{

class CanvasView;

/// A mouse button that went down on the canvas.
struct Press
{
    QPointF view;
    QPointF scene;
    Qt::MouseButton button = Qt::LeftButton;
    Qt::KeyboardModifiers modifiers;
    diagram::Hit hit;
    bool spaceHeld = false;
};

/// Where the pointer is now.
struct Pointer
{
    QPointF view;
    QPointF scene;
    Qt::KeyboardModifiers modifiers;
};

/// One thing that the mouse does between press and release. Until finish() only the view's state and scene change; the
/// document is edited once, there, so that a gesture is one step of the history and Escape leaves no trace.
class Gesture
{
public:
    Gesture(CanvasView &view, const Press &press) : m_view(view), m_press(press) {}
    virtual ~Gesture() = default;
    Gesture(const Gesture &) = delete;
    Gesture &operator=(const Gesture &) = delete;

    virtual void move(const Pointer &pointer) = 0;
    virtual void finish(const Pointer &pointer) = 0;
    /// Puts back what it changed in the scene: nothing comes of it.
    virtual void cancel() {}
    /// The scene differs from what the document says, so it is built again when nothing comes of the gesture.
    virtual bool changesScene() const { return false; }
    virtual Qt::CursorShape cursor() const { return Qt::ArrowCursor; }

protected:
    /// Far enough from the press to be meant as a drag.
    bool isDrag(const Pointer &pointer) const;

    CanvasView &m_view;
    Press m_press;
};

/// The gesture that \p press begins; null when there is none. Asks the gestures in the order of their table.
std::unique_ptr<Gesture> startGesture(CanvasView &view, const Press &press);

/// Each gesture's own question: does this press begin it? Null when not. One file and one row in gesture.cpp each.
std::unique_ptr<Gesture> startPan(CanvasView &view, const Press &press);
std::unique_ptr<Gesture> startMinimap(CanvasView &view, const Press &press);
std::unique_ptr<Gesture> startDrawEntity(CanvasView &view, const Press &press);
std::unique_ptr<Gesture> startDrawBox(CanvasView &view, const Press &press);
std::unique_ptr<Gesture> startConnect(CanvasView &view, const Press &press);
std::unique_ptr<Gesture> startFold(CanvasView &view, const Press &press);
std::unique_ptr<Gesture> startResizeNote(CanvasView &view, const Press &press);
std::unique_ptr<Gesture> startMoveField(CanvasView &view, const Press &press);
std::unique_ptr<Gesture> startReconnect(CanvasView &view, const Press &press);
std::unique_ptr<Gesture> startBend(CanvasView &view, const Press &press);
std::unique_ptr<Gesture> startMove(CanvasView &view, const Press &press);
std::unique_ptr<Gesture> startRubberBand(CanvasView &view, const Press &press);

/// On the grid of the canvas, unless Alt is held.
QPointF snapped(const QPointF &point, Qt::KeyboardModifiers modifiers = {});
/// Shift and Ctrl add to the selection and take from it.
bool isToggle(Qt::KeyboardModifiers modifiers);
/// Lines of a scene as they were, so that they can be had back exactly.
class KeptLines
{
public:
    void keep(const diagram::Scene &scene, qsizetype line) { m_lines.insert(line, scene.lines.at(line)); }
    void putBack(diagram::Scene &scene) const;

private:
    QHash<qsizetype, diagram::Line> m_lines;
};

/// Selects what is hit, as a press of the mouse does.
void selectHit(CanvasView &view, const diagram::Hit &hit, Qt::KeyboardModifiers modifiers);

} // namespace sw::views
