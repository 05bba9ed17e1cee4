// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/layout.h"
#include "models/diagram/routing/router.h"
#include "models/diagram/scene/scenebuilder.h"
#include "tests/edit/graphs.h"
#include "tests/edit/scenechecks.h"

#include <QtTest>

using namespace sw;
using namespace sw::diagram;
using testing::overlappingCards;
using testing::piercedCards;
using testing::sharedChannels;
using testing::slantedPieces;

namespace
{

Scene sceneOf(const schema::Model &model)
{
    return SceneBuilder(Metrics()).modelScene(model, mainDiagram(model));
}

} // namespace

class TestRouting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bookstoreIsClean();
    void generatedGraphsAreClean_data();
    void generatedGraphsAreClean();
    void sameInputSamePicture();
    void manyLinesAtOneKey();
    void selfRelationship();
    void movingRoutesOnlyItsOwn();
    void cardsFarAway();
    void crampedCardsStillConnect();
    void layoutKeepsPlaces();
    void labelsKeepOffCards();
    void attributeBoxesHideNoOtherLine();
};

void TestRouting::bookstoreIsClean()
{
    const Scene scene = sceneOf(testing::bookstore());
    QCOMPARE(scene.cards.size(), 7);
    QCOMPARE(scene.lines.size(), 7);
    QCOMPARE(overlappingCards(scene), 0);
    QCOMPARE(slantedPieces(scene), 0);
    QCOMPARE(piercedCards(scene), 0);
    QCOMPARE(sharedChannels(scene), 0);
    for (const Line &line : scene.lines) {
        QCOMPARE(line.points.first(), line.a.point);
        QCOMPARE(line.points.last(), line.b.point);
        QVERIFY(line.points.size() <= 4);
    }
}

void TestRouting::generatedGraphsAreClean_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 20; ++seed)
        QTest::addRow("%u", seed) << (seed <= 12 ? 30 : 120) << seed;
}

void TestRouting::generatedGraphsAreClean()
{
    QFETCH(int, count);
    QFETCH(quint32, seed);
    const Scene scene = sceneOf(testing::randomModel(count, seed));
    QCOMPARE(overlappingCards(scene), 0);
    QCOMPARE(slantedPieces(scene), 0);
    QCOMPARE(piercedCards(scene), 0);
    QCOMPARE(sharedChannels(scene), 0);
}

void TestRouting::sameInputSamePicture()
{
    const schema::Model model = testing::randomModel(60, 5);
    const Scene one = sceneOf(model);
    const Scene two = sceneOf(model);
    for (qsizetype i = 0; i < one.cards.size(); ++i)
        QCOMPARE(one.cards.at(i).rect, two.cards.at(i).rect);
    for (qsizetype i = 0; i < one.lines.size(); ++i)
        QCOMPARE(one.lines.at(i).points, two.lines.at(i).points);
}

void TestRouting::manyLinesAtOneKey()
{
    schema::Model model;
    model.entities.append(testing::makeEntity(QStringLiteral("hub"), 10, {}));
    for (int i = 0; i < 24; ++i) {
        const QString name = QStringLiteral("leaf%1").arg(i);
        model.entities.append(testing::makeEntity(name, 10, {}));
        model.relationships.append(testing::makeLink(QStringLiteral("hub"), name, schema::RelationshipType::OneToMany,
                                                     {0, 5, 9, false}, {1, 1, 1, false}));
    }
    const Scene scene = sceneOf(model);
    QCOMPARE(piercedCards(scene), 0);
    QSet<std::pair<double, double>> ends;
    for (const Line &line : scene.lines)
        ends.insert({line.a.point.x(), line.a.point.y()});
    QCOMPARE(ends.size(), 24); // no two on one point
}

void TestRouting::selfRelationship()
{
    schema::Model model;
    model.entities.append(testing::makeEntity(QStringLiteral("people"), 10, {}));
    schema::Relationship manager =
        testing::makeLink(QStringLiteral("people"), QStringLiteral("people"), schema::RelationshipType::OneToMany,
                          {0, 5, 9, false}, {0, 1, 1, false});
    schema::Relationship friends =
        testing::makeLink(QStringLiteral("people"), QStringLiteral("people"), schema::RelationshipType::ManyToMany,
                          {0, 5, 9, false}, {0, 5, 9, false});
    friends.id = schema::RelationshipId(QStringLiteral("friends"));
    model.relationships = {manager, friends};
    const Scene scene = sceneOf(model);
    QCOMPARE(scene.lines.size(), 2);
    QCOMPARE(piercedCards(scene), 0);
    QCOMPARE(sharedChannels(scene), 0);
    for (const Line &line : scene.lines)
        QVERIFY(line.a.point != line.b.point);
}

void TestRouting::movingRoutesOnlyItsOwn()
{
    Scene scene = sceneOf(testing::randomModel(120, 3));
    const Scene before = scene;
    const qsizetype card = 17;
    const QSet<qsizetype> own(scene.linesOf.value(card).begin(), scene.linesOf.value(card).end());
    const QPointF to = scene.cards.at(card).rect.topLeft() + QPointF(30, 10);
    moveCards(scene, {{scene.cards.at(card).key, to}}, Reroute::OwnLines);
    QCOMPARE(scene.cards.at(card).rect.topLeft(), to);
    for (qsizetype i = 0; i < scene.lines.size(); ++i) {
        if (!own.contains(i))
            QCOMPARE(scene.lines.at(i).points, before.lines.at(i).points);
    }
    moveCards(scene, {{scene.cards.at(card).key, to}}, Reroute::Settle);
    QCOMPARE(piercedCards(scene), 0);
    QCOMPARE(slantedPieces(scene), 0);
    // The look-ups are as if built anew.
    Scene fresh = scene;
    indexScene(fresh);
    const QRectF all = scene.bounds();
    for (double y = all.top(); y < all.bottom(); y += 97) {
        const QRectF strip(all.left(), y, all.width(), 10);
        QCOMPARE(scene.lineGrid.query(strip), fresh.lineGrid.query(strip));
        QCOMPARE(scene.cardGrid.query(strip), fresh.cardGrid.query(strip));
    }
}

/// What lies between a million units is near many places, but must not be entered in each of them.
void TestRouting::cardsFarAway()
{
    Scene scene = sceneOf(testing::bookstore());
    qsizetype card = 0;
    while (scene.linesOf.value(card).size() < 3)
        ++card;
    const QPointF to(3e6, 2e6);
    for (const Reroute reroute : {Reroute::OwnLines, Reroute::Settle})
        moveCards(scene, {{scene.cards.at(card).key, to}}, reroute);
    QCOMPARE(scene.cards.at(card).rect.topLeft(), to);
    QCOMPARE(piercedCards(scene), 0);
    QCOMPARE(slantedPieces(scene), 0);
    const QList<qsizetype> own = scene.linesOf.value(card);
    for (const qsizetype line : own) {
        for (const QPointF &point : scene.lines.at(line).points)
            QVERIFY(scene.lineGrid.query(QRectF(point, QSizeF(1, 1))).contains(line));
    }
}

void TestRouting::crampedCardsStillConnect()
{
    schema::Model model = testing::bookstore();
    for (schema::NodePlace &place : model.diagrams.first().places) {
        place.x = 0; // all on one heap
        place.y = 0;
    }
    const Scene scene = sceneOf(model);
    for (const Line &line : scene.lines) {
        QVERIFY(line.points.size() >= 2);
        QCOMPARE(line.points.first(), line.a.point);
        QCOMPARE(line.points.last(), line.b.point);
    }
    QCOMPARE(slantedPieces(scene), 0);
}

void TestRouting::layoutKeepsPlaces()
{
    const QList<LayoutBox> boxes{
        {{100, 50}, QPointF(10, 20)}, {{100, 50}, std::nullopt}, {{80, 40}, std::nullopt}, {{80, 40}, std::nullopt}};
    const QList<QPointF> corners = layoutMissing(boxes, {{0, 1}, {1, 2}});
    QCOMPARE(corners.first(), QPointF(10, 20));
    for (qsizetype i = 0; i < boxes.size(); ++i) {
        for (qsizetype k = 0; k < i; ++k)
            QVERIFY(!QRectF(corners.at(i), boxes.at(i).size).intersects(QRectF(corners.at(k), boxes.at(k).size)));
    }
}

void TestRouting::labelsKeepOffCards()
{
    for (const schema::Model &model : {testing::bookstore(), testing::randomModel(40, 9)}) {
        const Scene scene = sceneOf(model);
        for (const Line &line : scene.lines) {
            for (const QRectF &label : {line.a.labelRect, line.b.labelRect}) {
                for (const qsizetype card : scene.cardGrid.query(label))
                    QVERIFY(!scene.cards.at(card).rect.adjusted(1, 1, -1, -1).intersects(label));
            }
        }
    }
}

void TestRouting::attributeBoxesHideNoOtherLine()
{
    const Scene scene = sceneOf(testing::bookstore());
    int boxes = 0;
    for (const Line &line : scene.lines) {
        boxes += line.attributesRect.isEmpty() ? 0 : 1;
        bool onItsLine = line.attributesRect.isEmpty();
        for (const Line &other : scene.lines) {
            for (qsizetype i = 1; i < other.points.size(); ++i) {
                const QRectF way =
                    QRectF(other.points.at(i - 1), other.points.at(i)).normalized().adjusted(-0.5, -0.5, 0.5, 0.5);
                if (&other == &line)
                    onItsLine = onItsLine || way.intersects(line.attributesRect);
                else
                    QVERIFY2(!way.intersects(line.attributesRect), qPrintable(other.key));
            }
        }
        QVERIFY(onItsLine);
    }
    QVERIFY(boxes > 0);
}

QTEST_MAIN(TestRouting)
#include "tst_routing.moc"
