// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace sw::views
{

/// Leaves the title bar of a panel out while a tab shows the same name: it would say it twice and take a line from each
/// panel. A panel that stands alone or floats has its title, with the buttons to float and close it.
class DockTitles : public QObject
{
    Q_OBJECT

public:
    /// Properties of panels: the name of an icon for their tabs, and its colour.
    static constexpr const char *tabIcon = "tabIcon";
    static constexpr const char *tabColor = "tabColor";

    explicit DockTitles(QMainWindow &window);

    /// From now on \p dock is looked after.
    void add(QDockWidget *dock);

private:
    void updateSoon();
    void update();
    void updateIcons();

    QMainWindow &m_window;
    QList<QDockWidget *> m_docks;
    bool m_queued = false;
};

} // namespace sw::views
