// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/workplace.h"

#include "views/window/canvasarea.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

Workplace::Workplace(MainWindow &window)
    : m_onBench(window.area().isBenchShown()),
      m_mode(window.mode()),
      m_diagram(window.selection().diagram()),
      m_selected(window.selection().objects()),
      m_model(window.canvas(CanvasMode::Model).navigation().sight()),
      m_documents(window.canvas(CanvasMode::Documents).navigation().sight())
{}

void Workplace::restore(MainWindow &window) const
{
    window.setMode(m_mode);
    window.selection().setDiagram(m_diagram);
    window.selection().set(m_selected);
    window.canvas(CanvasMode::Model).navigation().lookAgain(m_model);
    window.canvas(CanvasMode::Documents).navigation().lookAgain(m_documents);
    window.current().setFocus();
    if (m_onBench)
        window.area().showBench();
}

} // namespace sw::views
