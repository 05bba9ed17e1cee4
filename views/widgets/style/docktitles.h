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
    /// A property of panels: the Status that their tabs show, an int; none without it.
    static constexpr const char *tabStatus = "tabStatus";

    explicit DockTitles(QMainWindow &window);

    /// From now on \p dock is looked after.
    void add(QDockWidget *dock);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void updateSoon();
    void update();
    void updateIcons();

    QMainWindow &m_window;
    QList<QDockWidget *> m_docks;
    bool m_queued = false;
};

} // namespace sw::views
