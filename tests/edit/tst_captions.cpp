// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/routing/rerouting.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/patterns/core/designbuilder.h"
#include "tests/edit/graphs.h"

#include <QtTest>

#include <algorithm>

using namespace sw;
using namespace sw::diagram;

/// Words on lines: what relationships are.
class TestCaptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void captionsKeepClear_data();
    void captionsKeepClear();
};

void TestCaptions::captionsKeepClear_data()
{
    QTest::addColumn<double>("gap");
    QTest::newRow("as drawn") << 0.0;
    QTest::newRow("close") << 90.0;
    QTest::newRow("crowded") << 40.0;
}

/// Of cards, of every other text and of other lines; what has no room is left out of the picture.
void TestCaptions::captionsKeepClear()
{
    QFETCH(double, gap);
    schema::Model model = testing::bookstore();
    const Scene drawn = SceneBuilder(Metrics()).modelScene(model, mainDiagram(model));
    for (schema::Relationship &each : model.relationships)
        each.placement = schema::Placement::EmbedInA;
    const design::Design design = patterns::buildDesign(model);
    schema::Diagram diagram = mainDiagram(model);
    for (qsizetype i = 0; gap > 0 && i < drawn.cards.size(); ++i) {
        const Card &card = drawn.cards.at(i);
        schema::NodePlace &place = diagram.places[card.entity];
        place.x = double(i % 3) * (card.rect.width() + gap);
        place.y = double(i / 3) * (240 + gap);
    }
    const Scene scene = SceneBuilder(Metrics()).modelScene(model, diagram, {&design});
    qsizetype shown = 0;
    for (const Line &line : scene.lines) {
        if (line.captionRect.isEmpty())
            continue;
        ++shown;
        for (const Card &card : scene.cards)
            QVERIFY2(!card.rect.intersects(line.captionRect), qPrintable(card.fullTitle));
        QVERIFY(!line.a.labelRect.intersects(line.captionRect));
        QVERIFY(!line.b.labelRect.intersects(line.captionRect));
        for (const Line &other : scene.lines) {
            if (&other == &line)
                continue;
            for (const QRectF &rect : {other.a.labelRect, other.b.labelRect, other.captionRect, other.attributesRect})
                QVERIFY2(!rect.intersects(line.captionRect), qPrintable(line.key));
            if (gap == 0)
                QVERIFY2(!runsThrough(other, line.captionRect), qPrintable(line.key + QLatin1Char(' ') + other.key));
        }
    }
    QVERIFY(shown > 0);
    const auto said = std::ranges::count_if(scene.lines, [](const Line &line) { return !line.caption.isEmpty(); });
    QVERIFY(gap > 0 || shown == said);
}

QTEST_MAIN(TestCaptions)
#include "tst_captions.moc"
