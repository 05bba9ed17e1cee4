// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/entityedits.h"
#include "models/document/edits/projectedits.h"
#include "tests/edit/graphs.h"
#include "tests/edit/scenechecks.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/patience.h"

#include <QtTest>

using namespace sw;
using sw::test::Window;

namespace
{

int sketched(const diagram::Scene &scene)
{
    return static_cast<int>(
        std::count_if(scene.lines.begin(), scene.lines.end(), [](const diagram::Line &line) { return line.sketched; }));
}

QList<QList<QPointF>> ways(const diagram::Scene &scene)
{
    QList<QList<QPointF>> result;
    for (const diagram::Line &line : scene.lines)
        result.append(line.points);
    return result;
}

/// Every card has its place.
schema::Model placedModel(int entities)
{
    schema::Model model = testing::randomModel(entities, 5);
    const diagram::Scene scene =
        diagram::SceneBuilder(diagram::Metrics()).unroutedModelScene(model, diagram::mainDiagram(model));
    for (const diagram::Card &card : scene.cards)
        document::diagramIn(model, {}).places.insert(card.entity, {card.rect.x(), card.rect.y(), false, false});
    return model;
}

} // namespace

/// A canvas with more lines than can be led around the cards at once.
class TestManyLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void isUsableAtOnce();
    void followsEditsMeanwhile();
    void waitsForTheMouse();
    void finishesWhenAsked();
    void fewLinesAreThereAtOnce();
    void otherProjectEndsIt();

private:
    void open(Window &w)
    {
        QVERIFY(w.active);
        w.document().setModel(placedModel(400));
        QVERIFY(!w.canvas().isRouted());
    }
};

void TestManyLines::isUsableAtOnce()
{
    Window w;
    open(w);
    const diagram::Scene &scene = w.canvas().scene();
    QCOMPARE(sketched(scene), scene.lines.size());
    QCOMPARE(testing::slantedPieces(scene), 0);
    for (const diagram::Line &line : scene.lines)
        QVERIFY(line.points.size() >= 2);
    QVERIFY(!scene.lineGrid.query(scene.bounds()).isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(w.canvas().isRouted(), sw::test::patience);
    // The same as without a thread.
    const diagram::Scene expected =
        diagram::SceneBuilder(diagram::Metrics()).modelScene(w.model(), diagram::mainDiagram(w.model()));
    QCOMPARE(ways(w.canvas().scene()), ways(expected));
    QCOMPARE(sketched(w.canvas().scene()), 0);
    QCOMPARE(testing::piercedCards(w.canvas().scene()), 0);
}

void TestManyLines::followsEditsMeanwhile()
{
    Window w;
    open(w);
    const schema::EntityId moved = w.model().entities.at(7).id;
    const QPointF corner = w.canvas().scene().bounds().bottomRight() + QPointF(300, 300);
    QVERIFY(document::moveNodes(w.document(), w.canvas().currentDiagram().id, {{moved, corner}}));
    QVERIFY(!w.canvas().isRouted());
    QTRY_VERIFY_WITH_TIMEOUT(w.canvas().isRouted() && w.window.derived().isCurrent(), sw::test::patience);
    QCOMPARE(w.canvas().scene().card(diagram::NodeKey::ofEntity(moved))->rect.topLeft(), corner);
    QCOMPARE(sketched(w.canvas().scene()), 0);
    QCOMPARE(testing::piercedCards(w.canvas().scene()), 0);
    // From now on an edit routes only what it changes.
    const QList<QList<QPointF>> before = ways(w.canvas().scene());
    QVERIFY(document::moveNodes(w.document(), w.canvas().currentDiagram().id, {{moved, corner + QPointF(40, 0)}}));
    QVERIFY(w.canvas().isRouted());
    const qsizetype card = w.canvas().scene().indexOf(diagram::NodeKey::ofEntity(moved));
    qsizetype routed = 0;
    for (qsizetype i = 0; i < before.size(); ++i)
        routed += w.canvas().scene().lines.at(i).points != before.at(i) ? 1 : 0;
    QCOMPARE(routed, w.canvas().scene().linesOf.value(card).size());
}

void TestManyLines::waitsForTheMouse()
{
    Window w;
    open(w);
    w.canvas().navigation().zoomTo(1, {});
    w.canvas().navigation().lookAt(w.canvas().scene().cards.first().rect.center());
    const QPoint from = w.onScene(w.canvas().scene().cards.first().rect.topLeft() + QPointF(60, 12));
    QTest::mousePress(&w.canvas(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&w.canvas(), from + QPoint(30, 20));
    QTest::mouseMove(&w.canvas(), from + QPoint(60, 40));
    const quint64 scene = w.canvas().sceneNumber();
    QTRY_VERIFY_WITH_TIMEOUT(w.canvas().isRouted(), sw::test::patience);
    QCOMPARE(w.canvas().sceneNumber(), scene); // the gesture knows its things by number
    QTest::mouseRelease(&w.canvas(), Qt::LeftButton, {}, from + QPoint(60, 40));
    QTRY_VERIFY_WITH_TIMEOUT(w.canvas().isRouted() && sketched(w.canvas().scene()) == 0, sw::test::patience);
    QCOMPARE(w.history().count(), 1);
}

void TestManyLines::finishesWhenAsked()
{
    Window w;
    open(w);
    w.canvas().finishRouting();
    QVERIFY(w.canvas().isRouted());
    QCOMPARE(sketched(w.canvas().scene()), 0);
    QCOMPARE(testing::piercedCards(w.canvas().scene()), 0);
}

void TestManyLines::fewLinesAreThereAtOnce()
{
    Window w;
    w.document().setModel(testing::randomModel(60, 5));
    QVERIFY(w.canvas().isRouted());
    QCOMPARE(sketched(w.canvas().scene()), 0);
}

void TestManyLines::otherProjectEndsIt()
{
    Window w;
    open(w);
    w.document().setModel(testing::randomModel(20, 6));
    QVERIFY(w.canvas().isRouted());
    QCOMPARE(w.canvas().scene().cards.size(), 20);
    QCOMPARE(sketched(w.canvas().scene()), 0);
    QTest::qWait(500);
    QCOMPARE(w.canvas().scene().cards.size(), 20);
}

QTEST_MAIN(TestManyLines)
#include "tst_manylines.moc"
