// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/projectedits.h"
#include "models/document/edits/workloadedits.h"
#include "tests/gui/windowfixture.h"
#include "views/panels/workloadpanel.h"
#include "views/window/boxes/pathchip.h"
#include "views/window/boxes/zoombox.h"
#include "views/window/operationpaths.h"

#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace sw;
using sw::test::Window;

/// The path of the operation that is chosen in the workload, on the Model canvas.
class TestOperationPaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { test::useTestSettings(); }
    void followsTheSheet();
    void isClosedUntilAnotherIsChosen();
    void goesWithItsOperation();
    void isTurnedOff();
    void leavesOtherPathsAlone();
    void standsBesideTheZoomBox();
    void keepsToTheDiagram();

private:
    void open(Window &w);
    static void choose(Window &w, int row)
    {
        w.window.panel<views::WorkloadPanel>().view()->setCurrentIndex(
            w.window.panel<views::WorkloadPanel>().view()->model()->index(row, 0));
    }
    static views::PathChip &chip(Window &w) { return *w.window.operationPaths().chip(); }
};

void TestOperationPaths::open(Window &w)
{
    QVERIFY(w.active);
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    QTRY_VERIFY(w.window.derived().isCurrent());
    w.window.showPanel(QStringLiteral("workload"));
}

void TestOperationPaths::followsTheSheet()
{
    Window w;
    open(w);
    choose(w, 0);
    const diagram::ViewState &state = w.canvas().state();
    QVERIFY(w.canvas().path().isOfOperation());
    QCOMPARE(state.path.size(), 4);
    QCOMPARE(state.pathNumbers.value(diagram::NodeKey::ofEntity(w.entity(QStringLiteral("reviews")))),
             QStringLiteral("4"));
    QCOMPARE(state.pathTexts.size(), 3);
    QVERIFY(chip(w).isVisible());
    QCOMPARE(chip(w).accessibleName(),
             QStringLiteral("Path of Show book page: 1. books, 2. authors, 3. publishers, 4. reviews"));
    choose(w, 2);
    QCOMPARE(state.path.size(), 1);
    QVERIFY(chip(w).accessibleName().contains(QStringLiteral("Change stock")));
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    QVERIFY(!w.canvas().path().isShown());
    QVERIFY(!chip(w).isVisible());
}

void TestOperationPaths::isClosedUntilAnotherIsChosen()
{
    Window w;
    open(w);
    choose(w, 0);
    w.canvas().setFocus();
    w.key(Qt::Key_Escape);
    QVERIFY(!w.canvas().path().isShown());
    QVERIFY(!chip(w).isVisible());
    QVERIFY(!w.window.selection().objects().operation.isEmpty());
    choose(w, 1);
    QVERIFY(w.canvas().path().isOfOperation());
    QTest::mouseClick(chip(w).closeButton(), Qt::LeftButton);
    QVERIFY(!w.canvas().path().isShown());
    choose(w, 0);
    QVERIFY(w.canvas().path().isOfOperation());
    QTest::keyClick(w.window.panel<views::WorkloadPanel>().view(), Qt::Key_Escape);
    QVERIFY(!w.canvas().path().isShown());
}

void TestOperationPaths::goesWithItsOperation()
{
    Window w;
    open(w);
    choose(w, 0);
    const schema::OperationId id = w.window.selection().objects().operation;
    const auto renamed = document::changeOperation(w.document(), id, {}, [](schema::Operation &operation) {
        operation.name = QStringLiteral("Show it");
        operation.path.removeLast();
    });
    QVERIFY(renamed);
    QCOMPARE(w.canvas().state().pathTexts.size(), 2);
    QCOMPARE(w.canvas().state().path.size(), 4); // it still reads the reviews
    QVERIFY(chip(w).accessibleName().startsWith(QStringLiteral("Path of Show it")));
    w.action("edit.delete")->trigger();
    QVERIFY(w.model().operation(id) == nullptr);
    QVERIFY(!chip(w).accessibleName().contains(QStringLiteral("Show it")) || !chip(w).isVisible());
    w.window.selection().clear();
    QVERIFY(!w.canvas().path().isShown());
    QVERIFY(!chip(w).isVisible());
}

void TestOperationPaths::isTurnedOff()
{
    {
        Window w;
        open(w);
        choose(w, 0);
        QAction *action = w.action("view.operationPath");
        QVERIFY(action->isChecked());
        action->trigger();
        QVERIFY(!action->isChecked());
        QVERIFY(!w.canvas().path().isShown());
        choose(w, 1);
        QVERIFY(!w.canvas().path().isShown());
    }
    Window w; // it is remembered
    open(w);
    QVERIFY(!w.action("view.operationPath")->isChecked());
    choose(w, 0);
    QVERIFY(!chip(w).isVisible());
    w.action("view.operationPath")->trigger();
    QVERIFY(chip(w).isVisible());
}

void TestOperationPaths::leavesOtherPathsAlone()
{
    Window w;
    open(w);
    choose(w, 0);
    QVERIFY(!w.action("view.neighbours")->isChecked());
    items::SelectedObjects objects;
    objects.entities = {w.entity(QStringLiteral("authors")), w.entity(QStringLiteral("reviews"))};
    w.window.selection().set(objects);
    w.canvas().setFocus();
    w.key(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(w.canvas().state().pathNumbers.size(), 3);
    QVERIFY(!w.canvas().path().isOfOperation());
    QVERIFY(!chip(w).isVisible());
    w.window.selection().clear();
    QVERIFY(w.canvas().path().isShown()); // only Esc ends it
    choose(w, 0);
    QCOMPARE(w.canvas().state().pathNumbers.size(), 4);
}

void TestOperationPaths::standsBesideTheZoomBox()
{
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        Window w;
        w.window.setLayoutDirection(direction);
        open(w);
        choose(w, 0);
        const QRect box = w.canvas().findChild<views::ZoomBox *>()->geometry();
        for (const double zoom : {0.4, 2.0}) { // without and with the overview
            w.canvas().navigation().zoomTo(zoom, {});
            const QRect place = chip(w).geometry();
            QVERIFY(w.canvas().rect().contains(place));
            QVERIFY(!place.intersects(box));
            QVERIFY(!QRectF(place).intersects(w.canvas().navigation().minimapRect()));
        }
    }
}

void TestOperationPaths::keepsToTheDiagram()
{
    Window w;
    open(w);
    items::SelectedObjects objects;
    objects.entities = {w.entity(QStringLiteral("books")), w.entity(QStringLiteral("users"))};
    w.window.selection().set(objects);
    w.canvas().setFocus();
    w.key(Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(w.canvas().scene().cards.size(), 2);
    choose(w, 0);
    QCOMPARE(w.canvas().state().path.size(), 1);
    QVERIFY(chip(w).isVisible());
    w.key(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(w.canvas().state().path.size(), 4);
}

QTEST_MAIN(TestOperationPaths)
#include "tst_operationpaths.moc"
