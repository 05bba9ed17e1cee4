// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/fieldtablemodel.h"
#include "models/items/workloadmodel.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/patience.h"
#include "views/panels/methodanswer.h"
#include "views/panels/methodpanel.h"
#include "views/properties/fieldtable.h"
#include "views/widgets/focus/focusring.h"
#include "views/widgets/style/appearance.h"
#include "views/window/docks.h"

#include <QApplication>
#include <QDockWidget>
#include <QFocusFrame>
#include <QLineEdit>
#include <QTableView>
#include <QTreeView>
#include <QtTest>

using namespace sw;
using sw::test::Window;

/// The panels of the main window by keyboard.
class TestPanelKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { test::useTestSettings(); }
    void cleanup() { views::applyTheme(views::ThemeChoice::Light); }
    void focusHasARing_data();
    void focusHasARing();
    void ringFollowsIntoFloatingPanels();
    void cellsAndCanvasShowTheirFocus();
    void f6LeadsToTheQuestion();
    void f6GoesAround();
    void keyHidesOnlyWhatHasTheFocus_data();
    void keyHidesOnlyWhatHasTheFocus();
    void spaceReplacesNoName();
};

static QTableView *tableOf(QWidget *place)
{
    return place->findChild<QTableView *>();
}

void TestPanelKeys::focusHasARing_data()
{
    QTest::addColumn<views::ThemeChoice>("theme");
    QTest::addRow("light") << views::ThemeChoice::Light;
    QTest::addRow("dark") << views::ThemeChoice::Dark;
}

void TestPanelKeys::focusHasARing()
{
    QFETCH(const views::ThemeChoice, theme);
    views::applyTheme(theme);
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.window.selection().selectRelationship(w.model().relationships.first().id);
    w.window.showPanel(QStringLiteral("workload"));
    const views::Docks &docks = w.window.docks();
    const auto *ring = w.window.findChild<views::FocusRing *>();
    QVERIFY(ring != nullptr);
    QWidget *candidates = nullptr;
    const auto lookForThem = [&] {
        for (auto *each : docks.dock("properties")->findChildren<QTreeView *>()) {
            if (each->isVisible())
                candidates = each;
        }
        return candidates != nullptr;
    };
    QTRY_VERIFY_WITH_TIMEOUT(lookForThem(), test::patience);
    for (QWidget *stop : {static_cast<QWidget *>(docks.dock("outline")->findChild<QTreeView *>()), candidates,
                          static_cast<QWidget *>(tableOf(docks.dock("workload")))}) {
        stop->setFocus(Qt::TabFocusReason);
        QCOMPARE(ring->target(), stop);
        QVERIFY(ring->frame()->isVisible());
        const QImage picture = stop->grab().toImage();
        QCOMPARE(picture.pixelColor(QPoint(picture.width() / 2, 1)), views::theme().color(diagram::Token::Accent));
    }
}

void TestPanelKeys::ringFollowsIntoFloatingPanels()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    QDockWidget *outline = w.window.docks().dock("outline");
    outline->setFloating(true);
    outline->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(outline));
    auto *tree = outline->findChild<QTreeView *>();
    tree->setFocus();
    const auto *ring = w.window.findChild<views::FocusRing *>();
    QTRY_COMPARE(ring->target(), static_cast<QWidget *>(tree));
    QVERIFY(ring->frame()->isVisible());
    QCOMPARE(ring->frame()->window(), outline);
}

void TestPanelKeys::cellsAndCanvasShowTheirFocus()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    const auto *ring = w.window.findChild<views::FocusRing *>();
    w.canvas().setFocus();
    QVERIFY(ring->target() == nullptr);
    w.window.showPanel(QStringLiteral("workload"));
    QTableView *table = tableOf(w.window.docks().dock("workload"));
    table->setFocus();
    table->edit(table->model()->index(0, 0));
    QVERIFY(ring->target() == nullptr);
}

/// It was the link to the record, which comes last.
void TestPanelKeys::f6LeadsToTheQuestion()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.window.showPanel(QStringLiteral("method"));
    const auto &panel = w.window.panel<views::MethodPanel>();
    w.canvas().setFocus();
    for (int i = 0; i < 8 && !panel.isAncestorOf(w.window.focusWidget()); ++i)
        QTest::keyClick(w.window.focusWidget(), Qt::Key_F6);
    QVERIFY(panel.isAncestorOf(w.window.focusWidget()));
    QVERIFY2(panel.answer()->isAncestorOf(w.window.focusWidget()) ||
                 panel.answer()->buttons()->isAncestorOf(w.window.focusWidget()),
             w.window.focusWidget()->metaObject()->className());
}

/// From part to part, and back the same way, to the first thing in each that is seen.
void TestPanelKeys::f6GoesAround()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.canvas().setFocus();
    const auto around = [&w](Qt::KeyboardModifiers modifiers) {
        QList<QWidget *> stops;
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(w.window.focusWidget(), Qt::Key_F6, modifiers);
            stops << w.window.focusWidget();
        }
        return stops;
    };
    const QList<QWidget *> there = around({});
    QCOMPARE(there.last(), static_cast<QWidget *>(&w.canvas()));
    QCOMPARE(there.at(0), static_cast<QWidget *>(w.window.docks().dock("outline")->findChild<QLineEdit *>()));
    auto *name = qobject_cast<QLineEdit *>(there.at(1));
    QVERIFY(name != nullptr && w.window.docks().dock("properties")->isAncestorOf(name));
    QCOMPARE(name->text(), QStringLiteral("books"));
    QVERIFY(w.window.docks().dock("preview")->isAncestorOf(there.at(2)));
    QList<QWidget *> back = around(Qt::ShiftModifier);
    std::reverse(back.begin(), back.end() - 1);
    QCOMPARE(back, there);
}

void TestPanelKeys::keyHidesOnlyWhatHasTheFocus_data()
{
    QTest::addColumn<QByteArray>("panel");
    for (const char *panel : {"outline", "properties", "preview", "sizes", "workload", "problems", "history", "method"})
        QTest::addRow("%s", panel) << QByteArray(panel);
}

void TestPanelKeys::keyHidesOnlyWhatHasTheFocus()
{
    QFETCH(const QByteArray, panel);
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.window.showPanel(QString::fromLatin1(panel));
    w.canvas().setFocus();
    QAction *action = w.action(QByteArray("panel." + panel).constData());
    const QDockWidget *dock = w.window.docks().dock(panel.constData());
    action->trigger();
    QVERIFY(dock->isVisible());
    QVERIFY(dock->isAncestorOf(w.window.focusWidget()));
    QVERIFY(action->isChecked());
    action->trigger();
    QVERIFY(!dock->isVisible());
    QVERIFY(!action->isChecked());
    QVERIFY(w.canvas().hasFocus());
    action->trigger();
    QVERIFY(dock->isVisible());
    QVERIFY(dock->isAncestorOf(w.window.focusWidget()));
}

/// It began an edit of which it was the text.
void TestPanelKeys::spaceReplacesNoName()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.window.showPanel(QStringLiteral("workload"));
    QTableView *workload = tableOf(w.window.docks().dock("workload"));
    QTableView *fields = nullptr;
    for (const auto *each : w.window.docks().dock("properties")->findChildren<views::FieldTable *>())
        fields = each->isVisible() ? each->view() : fields;
    QVERIFY(fields != nullptr);
    const QByteArray before = w.bytes();
    for (QTableView *table : {fields, workload}) {
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Space);
        QVERIFY(table->hasFocus());
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(w.bytes(), before);
    }
    const QModelIndex choice = workload->model()->index(0, items::WorkloadModel::Kind);
    workload->setCurrentIndex(choice);
    QTest::keyClick(workload, Qt::Key_Space);
    QVERIFY(!workload->hasFocus()); // it opens the list
    workload->setFocus();
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    const QModelIndex unique = fields->model()->index(1, items::FieldTableModel::Unique);
    const QVariant ticked = unique.data(Qt::CheckStateRole);
    fields->setFocus();
    fields->setCurrentIndex(unique);
    QTest::keyClick(fields, Qt::Key_Space);
    QVERIFY(fields->model()->index(1, items::FieldTableModel::Unique).data(Qt::CheckStateRole) != ticked);
}

QTEST_MAIN(TestPanelKeys)
#include "tst_panelkeys.moc"
