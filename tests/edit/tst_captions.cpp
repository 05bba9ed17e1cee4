// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/documentsize.h"
#include "models/design/shape/entityshape.h"
#include "models/diagram/routing/rerouting.h"
#include "models/diagram/scene/entitycards.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/formats/project/projectfile.h"
#include "models/patterns/core/designbuilder.h"
#include "tests/edit/graphs.h"

#include <QDir>
#include <QtTest>

#include <algorithm>

using namespace sw;
using namespace sw::diagram;

/// Words on lines and figures on cards.
class TestCaptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void captionsKeepClear_data();
    void captionsKeepClear();
    void footersSayTheBytesOfFields();
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

/// Entities of real applications, of a project that has everything, and one of what those have not: each field counts
/// as in the documents.
void TestCaptions::footersSayTheBytesOfFields()
{
    const QString data = QStringLiteral(SHAPEWRIGHT_TEST_DATA);
    QStringList paths{data + QStringLiteral("/projects/everything-1.0.shape.json")};
    for (const QString &name : QDir(data + QStringLiteral("/designs")).entryList({QStringLiteral("*.shape.json")}))
        paths << data + QStringLiteral("/designs/") + name;
    schema::Field rarelyFilled = testing::makeField(QStringLiteral("note"), schema::FieldType::String);
    rarelyFilled.nullable = true;
    rarelyFilled.nullShare = 0.9;
    schema::Field listed = testing::makeField(QStringLiteral("state"), schema::FieldType::String);
    listed.enumValues = {QStringLiteral("a"), QStringLiteral("b")};
    schema::Field limited = testing::makeField(QStringLiteral("code"), schema::FieldType::String);
    limited.maxLength = 4;
    schema::Field object = testing::makeField(QStringLiteral("parts"), schema::FieldType::Object);
    object.nullable = true;
    object.nullShare = 0.5;
    object.presence = 0.8;
    object.fields = {rarelyFilled, listed, limited, testing::makeField(QStringLiteral("at"), schema::FieldType::Date)};
    object.fields << object;
    QList<schema::Entity> entities{testing::makeEntity(QStringLiteral("made"), 10, object.fields)};
    for (const QString &path : std::as_const(paths)) {
        const auto project = formats::loadProjectFile(path);
        QVERIFY2(project, qPrintable(path));
        entities << project->model.entities;
    }
    qsizetype fields = 0;
    for (const schema::Entity &entity : std::as_const(entities)) {
        const bool hasId = schema::fieldAtPath(entity.fields, design::idName);
        base::Bytes bytes = design::documentSize(design::makeObject({}, {})).likely;
        if (!hasId && entity.idStrategy == schema::IdStrategy::ObjectId)
            bytes += design::likelyFieldBytes(design::makeNode(design::idName, schema::FieldType::ObjectId));
        for (const schema::Field &field : entity.fields)
            bytes += design::likelyFieldBytes(design::nodeOfField(field, entity.id));
        QVERIFY2(qAbs(entityBytes(entity).value() - bytes.value()) < 1e-6, qPrintable(entity.name));
        fields += entity.fields.size();
    }
    QVERIFY(fields > 300);
}

QTEST_MAIN(TestCaptions)
#include "tst_captions.moc"
