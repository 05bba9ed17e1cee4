// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/window/boxes/canvasbox.h"

class QToolButton;

namespace sw::views
{

class Actions;

/// In a corner of the canvas: how large things are shown, and buttons that change it.
class ZoomBox : public CanvasBox
{
    Q_OBJECT

public:
    ZoomBox(CanvasView &view, const Actions &actions);

    /// Shows it, or hides it for good.
    void setWanted(bool wanted);
    void place() override;

private:
    QToolButton *addButton(const Actions &actions, const char *command);
    void showZoom();

    QToolButton *m_zoom;
};

} // namespace sw::views
