// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/selection.h"
#include "views/canvas/canvasview.h"

namespace sw::views
{

class MainWindow;

/// Where a person is in a window: the page, what is selected, and which part of each canvas is in sight. What is in the
/// project itself is not kept here.
class Workplace
{
public:
    explicit Workplace(MainWindow &window);

    /// Comes back to it; the project is open again.
    void restore(MainWindow &window) const;

private:
    bool m_onBench;
    CanvasMode m_mode;
    schema::DiagramId m_diagram;
    items::SelectedObjects m_selected;
    CanvasNavigation::Sight m_model;
    CanvasNavigation::Sight m_documents;
};

} // namespace sw::views
