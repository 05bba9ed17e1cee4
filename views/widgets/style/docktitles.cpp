// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/docktitles.h"

#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QTabBar>
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
    connect(dock, &QWidget::windowTitleChanged, this, &DockTitles::updateSoon);
    dock->installEventFilter(this);
    updateSoon();
}

/// Another status, or another theme.
bool DockTitles::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::DynamicPropertyChange || event->type() == QEvent::PaletteChange)
        updateSoon();
    return QObject::eventFilter(watched, event);
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
    updateIcons();
}

/// A main window makes its tabs by itself, with nothing but titles.
void DockTitles::updateIcons()
{
    const QList<QTabBar *> bars = m_window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly);
    for (QTabBar *bar : bars) {
        for (int i = 0; i < bar->count(); ++i) {
            const auto shown = std::find_if(m_docks.cbegin(), m_docks.cend(), [&](const QDockWidget *dock) {
                return dock->windowTitle() == bar->tabText(i);
            });
            const QVariant status = shown == m_docks.cend() ? QVariant() : (*shown)->property(tabStatus);
            constexpr int size = 16;
            const auto icon = [&](Status of) {
                return QIcon(iconPixmap(statusIcon(of), size, statusText(of), bar->devicePixelRatioF()));
            };
            bar->setTabIcon(i, status.isValid() ? icon(static_cast<Status>(status.toInt())) : QIcon());
        }
    }
}

} // namespace sw::views

#include "moc_docktitles.cpp"
