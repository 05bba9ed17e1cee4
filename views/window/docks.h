// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>

class QDockWidget;

namespace sw::views
{

class MainWindow;
struct DockRow;

/// The panels around the canvas: makes them from their table, arranges, shows and hides them.
class Docks : public QObject
{
    Q_OBJECT

public:
    explicit Docks(MainWindow &window);

    QDockWidget *dock(const char *id) const { return m_docks.value(QLatin1String(id)); }
    bool isShown(const char *id) const;
    /// Brings it to the front.
    void show(const QString &id);
    /// Hides it when it has the focus; else brings it to the front and gives it that.
    void toggle(const DockRow &row);
    /// Whether it is in a panel that lies behind another one.
    bool isBehind(const QWidget *widget) const;
    bool isAnyShown() const;
    void toggleAll();
    /// Hides all panels for a page that needs the width; \p wanted = false: as they were before.
    void makeRoom(bool wanted);
    /// The arrangement of the window's panels and tool bars, for the settings: never that without panels for a page.
    QByteArray state() const;
    /// Gives the focus to the next panel in sight, after the last one to the canvas, then to the tour; -1: to the one
    /// before.
    void focusNext(int step);
    /// As everything stands at first.
    void arrange();

Q_SIGNALS:
    void changed(); ///< another panel is shown or hidden, or has another title

private:
    bool enter(const DockRow &row);

    MainWindow &m_window;
    QHash<QString, QDockWidget *> m_docks;
    QByteArray m_before; ///< the arrangement while a page has all the room
};

} // namespace sw::views
