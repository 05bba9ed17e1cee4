// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/docktitles.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace sw::views
{

DockTitles::DockTitles(QMainWindow &window) : QObject(&window), m_window(window)
{}

void DockTitles::add(QDockWidget *dock)
{
    m_docks.append(dock);
    connect(dock, &QDockWidget::topLevelChanged, this, &DockTitles::updateSoon);
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockTitles::updateSoon);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockTitles::updateSoon);
    updateSoon();
}

/// Where a panel is put is known only after its signals.
void DockTitles::updateSoon()
{
    if (m_queued)
        return;
    m_queued = true;
    QTimer::singleShot(0, this, &DockTitles::update);
}

void DockTitles::update()
{
    m_queued = false;
    for (QDockWidget *dock : std::as_const(m_docks)) {
        const QList<QDockWidget *> others = m_window.tabifiedDockWidgets(dock);
        const bool hasTab =
            !dock->isFloating() &&
            std::any_of(others.begin(), others.end(), [](const QDockWidget *other) { return !other->isHidden(); });
        QWidget *none = dock->titleBarWidget();
        if (hasTab == (none != nullptr))
            continue;
        dock->setTitleBarWidget(hasTab ? new QWidget(dock) : nullptr);
        delete none;
    }
}

} // namespace sw::views

#include "moc_docktitles.cpp"
