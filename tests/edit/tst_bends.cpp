// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/routing/bends.h"
#include "models/diagram/routing/rerouting.h"
#include "models/diagram/routing/router.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/document/document.h"
#include "models/document/edits/layoutedits.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/removal.h"
#include "tests/edit/graphs.h"
#include "tests/edit/scenechecks.h"

#include <QtTest>
#include <QUndoStack>

using namespace sw;
using namespace sw::diagram;

namespace
{

/// Two cards side by side with one line, and a third one below.
schema::Model smallModel()
{
    schema::Model model;
    schema::Diagram diagram;
    diagram.id = schema::DiagramId(QStringLiteral("d"));
    for (const auto &[name, x, y] : {std::tuple(QStringLiteral("left"), 0, 0),
                                     {QStringLiteral("right"), 600, 0},
                                     {QStringLiteral("below"), 300, 600}}) {
        model.entities.append(testing::makeEntity(name, 10, {}));
        diagram.places.insert(model.entities.last().id, {double(x), double(y), false, false});
    }
    schema::Relationship link =
        testing::makeLink(QStringLiteral("left"), QStringLiteral("right"), schema::RelationshipType::OneToMany,
                          {0, 5, 9, false}, {1, 1, 1, false});
    link.id = schema::RelationshipId(QStringLiteral("link"));
    model.relationships = {link};
    model.diagrams = {diagram};
    return model;
}

Scene sceneOf(const schema::Model &model, const Scene *former = nullptr)
{
    return SceneBuilder(Metrics()).modelScene(model, mainDiagram(model), {nullptr, nullptr, former});
}

NodeKey keyOf(const schema::Model &model, qsizetype entity)
{
    return NodeKey::ofEntity(model.entities.at(entity).id);
}

const QString key = QStringLiteral("link");

} // namespace

class TestBends : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsAsBent();
    void dragsEachPiece();
    void tidiesSmallJogs();
    void givesWayToCards();
    void followsItsCards();
    void isOneStepEach();
    void goesWithItsLine();
    void editsTouchOnlyTheirLines();
};

void TestBends::runsAsBent()
{
    schema::Model model = smallModel();
    model.diagrams.first().lines.insert(key, {true, true, {300, 200, 560}});
    const Scene scene = sceneOf(model);
    const Line &line = scene.lines.first();
    QVERIFY(line.bent);
    QCOMPARE(line.a.side, Side::Right);
    QCOMPARE(line.b.side, Side::Left); // not the one that was stored: 560 is left of the card
    QVERIFY(line.points.contains(QPointF(300, 200)));
}

void TestBends::dragsEachPiece()
{
    schema::Model model = smallModel();
    for (int piece = 0; piece < 3; ++piece) {
        Scene scene = sceneOf(model);
        Line &line = scene.lines.first();
        if (line.points.size() == 2 && piece > 0)
            break;
        const bool upright = piece % 2 == 1;
        const double to = upright ? line.points.at(piece).x() - 40 : 300;
        line.bend = bendOf(line, piece, to);
        routeLines(scene, {0});
        QVERIFY(scene.lines.first().bent);
        QCOMPARE(testing::slantedPieces(scene), 0);
        QCOMPARE(testing::piercedCards(scene), 0);
        const QList<QPointF> points = scene.lines.first().points;
        const bool there = std::any_of(points.begin(), points.end(),
                                       [&](const QPointF &p) { return qAbs((upright ? p.x() : p.y()) - to) < 0.01; });
        QVERIFY(there);
        QCOMPARE(points.first(), scene.lines.first().a.point);
        QCOMPARE(points.last(), scene.lines.first().b.point);
    }
}

void TestBends::tidiesSmallJogs()
{
    QCOMPARE(tidied({true, false, {300, 100, 303}}).at, QList<double>({300}));
    QCOMPARE(tidied({true, false, {300, 100, 340}}).at, QList<double>({300, 100, 340}));
    QCOMPARE(tidied({true, false, {300.4}}).at, QList<double>({300}));
}

void TestBends::givesWayToCards()
{
    schema::Model model = smallModel();
    model.diagrams.first().lines.insert(key, {true, false, {250, 300, 560}});
    QVERIFY(sceneOf(model).lines.first().bent);
    model.diagrams.first().places[model.entities.at(2).id].y = 260; // into its way
    const Scene scene = sceneOf(model);
    QVERIFY(!scene.lines.first().bent);
    QVERIFY(scene.lines.first().bend);
    QCOMPARE(testing::piercedCards(scene), 0);
    model.diagrams.first().places[model.entities.at(2).id].y = 600;
    QVERIFY(sceneOf(model).lines.first().bent);
}

void TestBends::followsItsCards()
{
    document::Document document;
    document.setModel(smallModel());
    const schema::Model &model = document.model();
    const schema::LineWay way{true, false, {250, 300, 560}};
    QVERIFY(document::setLineWay(document, {}, key, way));
    QVERIFY(
        document::moveNodes(document, {}, {{model.entities.at(0).id, {40, 30}}, {model.entities.at(1).id, {640, 30}}}));
    QCOMPARE(model.diagrams.first().lines.value(key).at, QList<double>({290, 330, 600}));
    QVERIFY(document::moveNodes(document, {}, {{model.entities.at(0).id, {0, 0}}}));
    QCOMPARE(model.diagrams.first().lines.value(key).at, QList<double>({290, 330, 600}));
    QVERIFY(sceneOf(model).lines.first().bent);
    // The same in a scene while cards are dragged.
    Scene scene = sceneOf(model);
    const QPointF by(100, 50);
    moveCards(scene,
              {{keyOf(model, 0), scene.cards.at(0).rect.topLeft() + by},
               {keyOf(model, 1), scene.cards.at(1).rect.topLeft() + by}},
              Reroute::OwnLines);
    QCOMPARE(scene.lines.first().bend->at, QList<double>({390, 380, 700}));
    QVERIFY(scene.lines.first().bent);
}

void TestBends::isOneStepEach()
{
    document::Document document;
    const schema::Model before = smallModel();
    document.setModel(before);
    QVERIFY(document::setLineWay(document, {}, key, schema::LineWay{true, false, {300}}));
    QCOMPARE(document.history().count(), 1);
    QVERIFY(!document.history().undoText().isEmpty());
    const schema::Model bent = document.model();
    QVERIFY(document::straightenLines(document, {}, {key}));
    QCOMPARE(document.model(), before);
    QVERIFY(!document::straightenLines(document, {}, {key})); // nothing to do
    document.history().undo();
    QCOMPARE(document.model(), bent);
    document.history().undo();
    QCOMPARE(document.model(), before);
    document.history().redo();
    QCOMPARE(document.model(), bent);
}

void TestBends::goesWithItsLine()
{
    document::Document document;
    schema::Model model = smallModel();
    model.entities[2].superEntity = model.entities.first().id;
    model.diagrams.first().lines = {{key, {true, false, {300}}},
                                    {schema::inheritanceLineKey(model.entities.at(2).id), {true, true, {900}}}};
    document.setModel(model);
    document::Removal removal;
    removal.relationships = {schema::RelationshipId(key)};
    QVERIFY(document::removeObjects(document, removal));
    QCOMPARE(document.model().diagrams.first().lines.size(), 1);
    removal = {};
    removal.entities = {model.entities.at(2).id};
    QVERIFY(document::removeObjects(document, removal));
    QVERIFY(document.model().diagrams.first().lines.isEmpty());
}

void TestBends::editsTouchOnlyTheirLines()
{
    schema::Model model = testing::randomModel(80, 11);
    const Scene before = sceneOf(model);
    for (qsizetype i = 0; i < before.cards.size(); ++i)
        document::diagramIn(model, {}).places.insert(
            model.entities.at(i).id, {before.cards.at(i).rect.x(), before.cards.at(i).rect.y(), false, false});
    Scene same = sceneOf(model, &before);
    for (qsizetype i = 0; i < before.lines.size(); ++i)
        QCOMPARE(same.lines.at(i).points, before.lines.at(i).points);
    QVERIFY(routeChanged(same, before).isEmpty());
    // One card elsewhere: lines that end at it or that it is put upon change, all others stay.
    model.diagrams.first().places[model.entities.at(30).id].x += 5000;
    const Scene after = sceneOf(model, &before);
    int changed = 0;
    for (qsizetype i = 0; i < before.lines.size(); ++i) {
        const bool own = before.lines.at(i).a.card == 30 || before.lines.at(i).b.card == 30;
        if (!own)
            QCOMPARE(after.lines.at(i).points, before.lines.at(i).points);
        changed += after.lines.at(i).points != before.lines.at(i).points ? 1 : 0;
    }
    QVERIFY(changed > 0);
    QCOMPARE(testing::piercedCards(after), 0);
    QCOMPARE(testing::slantedPieces(after), 0);
}

QTEST_MAIN(TestBends)
#include "tst_bends.moc"
