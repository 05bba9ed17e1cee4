// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/docks.h"

#include "models/base/texts.h"
#include "views/bench/patternbench.h"
#include "views/widgets/focus/taborder.h"
#include "views/widgets/style/docktitles.h"
#include "views/window/canvasarea.h"
#include "views/window/dockrows.h"
#include "views/window/mainwindow.h"
#include "views/window/start/tour.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>

#include <algorithm>

namespace sw::views
{

/// Not behind another panel: QMainWindow moves those out of its own rectangle. What children cover is no sign of it.
static bool isInSight(const QDockWidget &dock)
{
    return dock.isVisible() && (dock.isFloating() || dock.parentWidget()->rect().intersects(dock.geometry()));
}

Docks::Docks(MainWindow &window) : QObject(&window), m_window(window)
{
    auto *titles = new DockTitles(window);
    QHash<int, QDockWidget *> firsts; // of the areas whose panels share a place
    for (const DockRow &row : dockRows()) {
        auto *dock = new QDockWidget(Text::tr(row.title), &window);
        dock->setObjectName(QLatin1String(row.id));
        dock->setWidget(row.make(window, *dock));
        window.addDockWidget(row.area, dock);
        m_docks.insert(QLatin1String(row.id), dock);
        titles->add(dock);
        connect(dock->toggleViewAction(), &QAction::toggled, this, &Docks::changed);
        connect(dock, &QWidget::windowTitleChanged, this, &Docks::changed);
        if (row.area == Qt::LeftDockWidgetArea)
            continue;
        if (QDockWidget *&first = firsts[row.area]; first == nullptr)
            first = dock;
        else
            window.tabifyDockWidget(first, dock);
    }
}

bool Docks::isShown(const char *id) const
{
    return !dock(id)->isHidden();
}

bool Docks::isBehind(const QWidget *widget) const
{
    return std::any_of(m_docks.cbegin(), m_docks.cend(),
                       [widget](const QDockWidget *dock) { return dock->isAncestorOf(widget) && !isInSight(*dock); });
}

void Docks::show(const QString &id)
{
    if (QDockWidget *found = m_docks.value(id)) {
        found->show();
        found->raise();
    }
}

bool Docks::enter(const DockRow &row)
{
    if (row.enter == nullptr)
        return takeFocus(dock(row.id)->widget());
    row.enter(m_window);
    return true;
}

void Docks::toggle(const DockRow &row)
{
    QDockWidget *panel = dock(row.id);
    const bool inSight = isShown(row.id) && isInSight(*panel);
    const bool hadFocus = inSight && panel->isAncestorOf(QApplication::focusWidget());
    if (!hadFocus)
        show(QLatin1String(row.id));
    if (!hadFocus && (enter(row) || !inSight))
        return;
    panel->hide();
    m_window.area().focusPage();
}

bool Docks::isAnyShown() const
{
    return std::any_of(m_docks.cbegin(), m_docks.cend(), [](const QDockWidget *dock) { return !dock->isHidden(); });
}

void Docks::toggleAll()
{
    const bool shown = isAnyShown();
    for (QDockWidget *dock : std::as_const(m_docks))
        dock->setVisible(!shown);
}

void Docks::makeRoom(bool wanted)
{
    if (wanted == !m_before.isEmpty())
        return;
    if (!wanted) {
        m_window.restoreState(m_before);
        m_before.clear();
        return;
    }
    m_before = m_window.saveState();
    for (const DockRow &row : dockRows()) {
        QDockWidget *each = dock(row.id);
        if (!each->isFloating() && !(row.staysOnPages && isInSight(*each)))
            each->hide();
    }
}

QByteArray Docks::state() const
{
    return m_before.isEmpty() ? m_window.saveState() : m_before;
}

void Docks::focusNext(int step)
{
    struct Place
    {
        QWidget *widget;
        const DockRow *row = nullptr; // of a panel
    };
    QList<Place> places;
    const QList<QWidget *> page =
        m_window.area().isBenchShown() ? m_window.area().bench().parts() : QList<QWidget *>{&m_window.current()};
    for (QWidget *each : page)
        places << Place{each};
    if (auto *tour = m_window.findChild<Tour *>(QString(), Qt::FindDirectChildrenOnly); tour && tour->isVisible())
        places << Place{tour};
    for (const DockRow &row : dockRows()) {
        if (isShown(row.id) && isInSight(*dock(row.id)))
            places << Place{dock(row.id)->widget(), &row};
    }
    const QWidget *focus = QApplication::focusWidget();
    qsizetype at = step > 0 ? -1 : 0; // from the tool bar to the page, or to the last panel
    for (qsizetype i = 0; i < places.size(); ++i) {
        if (focus != nullptr && (places.at(i).widget == focus || places.at(i).widget->isAncestorOf(focus)))
            at = i;
    }
    for (qsizetype tried = 0; tried < places.size(); ++tried) {
        at = (at + step + places.size()) % places.size();
        const Place &place = places.at(at);
        if (place.row != nullptr ? enter(*place.row) : takeFocus(place.widget))
            return;
    }
}

void Docks::arrange()
{
    m_before.clear();
    for (const DockRow &row : dockRows()) {
        dock(row.id)->setFloating(false);
        dock(row.id)->setVisible(row.shown);
    }
    m_window.resizeDocks({dock("outline"), dock("properties")}, {250, 290}, Qt::Horizontal);
    m_window.resizeDocks({dock("preview")}, {230}, Qt::Vertical);
    show(QStringLiteral("preview"));
    show(QStringLiteral("properties"));
}

} // namespace sw::views
