// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/samplelibrary.h"
#include "tests/gui/windowfixture.h"

#include <QtTest>

using namespace sw;
using sw::test::Window;

/// In a project without stored places, as that of a lesson's task, who gives a card its place moves no other one.
class TestSteadyCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { test::useTestSettings(); }
    void othersStand_data();
    void othersStand();
};

using Cards = QHash<diagram::NodeKey, QPointF>;
using Act = void (*)(Window &);

static Cards cornersIn(Window &w)
{
    Cards corners;
    for (const diagram::Card &card : w.window.current().scene().cards)
        corners.insert(card.key, card.rect.topLeft());
    return corners;
}

void TestSteadyCards::othersStand_data()
{
    QTest::addColumn<views::CanvasMode>("mode");
    QTest::addColumn<Act>("act");
    const Act arrow = [](Window &w) {
        QTest::keyClick(&w.window.current(), Qt::Key_Right);
    };
    const Act drag = [](Window &w) {
        const diagram::Card &card = w.window.current().scene().cards.first();
        const QPoint from = w.window.current().camera().toView(card.rect.topLeft() + QPointF(60, 12)).toPoint();
        QTest::mousePress(&w.window.current(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&w.window.current(), from + QPoint(30, 20));
        QTest::mouseMove(&w.window.current(), from + QPoint(60, 40));
        QTest::mouseRelease(&w.window.current(), Qt::LeftButton, {}, from + QPoint(60, 40));
    };
    const auto command = [](const char *mode, const char *name, Act act) {
        QTest::addRow("%s, %s", mode, name)
            << (*mode == 'm' ? views::CanvasMode::Model : views::CanvasMode::Documents) << act;
    };
    for (const char *mode : {"model", "documents"}) {
        command(mode, "arrow", arrow);
        command(mode, "drag", drag);
        command(mode, "lock", [](Window &w) { w.action("arrange.lock")->trigger(); });
        command(mode, "collapse", [](Window &w) { w.action("arrange.collapse")->trigger(); });
    }
    command("model", "entity", [](Window &w) {
        w.action("model.entity")->trigger();
        w.escape();
    });
    command("model", "duplicate", [](Window &w) { w.action("edit.duplicate")->trigger(); });
}

void TestSteadyCards::othersStand()
{
    QFETCH(const views::CanvasMode, mode);
    QFETCH(const Act, act);
    Window w;
    schema::Model model = formats::loadSample(QStringLiteral("bookstore")).value();
    model.diagrams.clear();
    w.document().setModel(model);
    w.window.setMode(mode);
    QTRY_VERIFY(!w.window.current().scene().cards.isEmpty());
    w.window.current().navigation().fit();
    const QByteArray before = w.bytes();
    const Cards then = cornersIn(w);
    const diagram::Card moved = w.window.current().scene().cards.first();
    if (moved.key.entity.isEmpty())
        w.window.selection().selectCollection(moved.key.collection);
    else
        w.window.selection().selectEntity(moved.key.entity);
    w.window.current().setFocus();
    act(w);
    QVERIFY(w.bytes() != before);
    const Cards now = cornersIn(w);
    QStringList disturbed;
    for (auto it = then.cbegin(); it != then.cend(); ++it) {
        if (it.key() != moved.key && now.value(it.key()) != *it)
            disturbed << it.key().entity.text() + it.key().collection;
    }
    QCOMPARE(disturbed, QStringList());
    w.undoAll();
    QCOMPARE(w.bytes(), before);
    QCOMPARE(cornersIn(w), then);
}

QTEST_MAIN(TestSteadyCards)
#include "tst_steadycards.moc"
