// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scene.h"

#include <QVariantAnimation>

namespace sw::views
{

/// Shows how a canvas gets from one arrangement to the next, so that the eye can follow a layout and its undoing. Only
/// what is painted is in between; the canvas itself has its new scene from the beginning.
class CanvasMorph : public QVariantAnimation
{
    Q_OBJECT

public:
    explicit CanvasMorph(QWidget *view);

    /// Nothing happens when few things move, there is too much to move smoothly, or the style has no animations.
    void begin(const diagram::Scene &from, const diagram::Scene &to);
    bool isRunning() const { return state() == Running; }
    /// What to paint while it is running.
    const diagram::Scene &scene() const { return m_shown; }

private:
    void show(double share);

    QWidget *m_view;
    diagram::Scene m_from; ///< in the order of m_to
    diagram::Scene m_to;
    diagram::Scene m_shown;
};

} // namespace sw::views
