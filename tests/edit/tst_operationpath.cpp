// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/operationpath.h"
#include "models/diagram/scene/pathtexts.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/formats/project/samplelibrary.h"

#include <QtTest>

using namespace sw;

/// Where an operation goes, as the canvas shows it.
class TestOperationPath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_model = formats::loadSample(QStringLiteral("bookstore")).value(); }
    void visitsEntitiesInOrder();
    void saysWhatIsWanted();
    void visitsWhatIsWritten();
    void placesTextsBesideCards_data();
    void placesTextsBesideCards();

private:
    const schema::Operation &operation(const char *id) const
    {
        return *m_model.operation(schema::OperationId(QLatin1String(id)));
    }
    QStringList namesOf(const diagram::OperationPath &path) const
    {
        QStringList names;
        for (const schema::EntityId &id : path.entities)
            names << m_model.entity(id)->name;
        return names;
    }
    QStringList textsOf(const schema::Operation &operation) const
    {
        const diagram::OperationPath path = diagram::pathOf(schema::ModelIndex(m_model), operation);
        QStringList texts;
        for (const schema::PathStep &step : operation.path)
            texts << path.texts.value(step.relationship).text;
        return texts;
    }

    schema::Model m_model;
};

void TestOperationPath::visitsEntitiesInOrder()
{
    const diagram::OperationPath path = diagram::pathOf(schema::ModelIndex(m_model), operation("show-book-page"));
    QCOMPARE(namesOf(path), (QStringList{QStringLiteral("books"), QStringLiteral("authors"),
                                         QStringLiteral("publishers"), QStringLiteral("reviews")}));
    QCOMPARE(path.relationships.size(), 3);
}

void TestOperationPath::saysWhatIsWanted()
{
    const QStringList texts = textsOf(operation("show-book-page"));
    QCOMPARE(texts.at(0), QStringLiteral("1–12 wanted, all"));
    QCOMPARE(texts.at(1), QStringLiteral("1 wanted"));
    QCOMPARE(texts.at(2), QStringLiteral("10 of 40 wanted, newest first"));
    schema::Operation changed = operation("show-book-page");
    changed.sort = {{{changed.path.at(2).to, QStringLiteral("stars")}, true}};
    changed.path[2].itemsWanted = 500;
    QCOMPARE(textsOf(changed).at(2), QStringLiteral("up to 500 wanted, highest stars first"));
    changed.sort = {{{changed.path.at(0).to, QStringLiteral("name")}, false}};
    QCOMPARE(textsOf(changed).at(0), QStringLiteral("1–12 wanted, all, by name"));
}

void TestOperationPath::visitsWhatIsWritten()
{
    schema::Operation write = operation("change-stock");
    write.atomicWith = {m_model.entityNamed(QStringLiteral("orders"))->id};
    const diagram::OperationPath path = diagram::pathOf(schema::ModelIndex(m_model), write);
    QCOMPARE(namesOf(path), (QStringList{QStringLiteral("inventory"), QStringLiteral("orders")}));
    write.entity = schema::EntityId(QStringLiteral("gone"));
    QCOMPARE(diagram::pathOf(schema::ModelIndex(m_model), write).entities.size(), 2); // its fields are still written
}

void TestOperationPath::placesTextsBesideCards_data()
{
    QTest::addColumn<double>("zoom");
    for (const double zoom : {1.0, 0.5, 0.3})
        QTest::addRow("%g", zoom) << zoom;
}

void TestOperationPath::placesTextsBesideCards()
{
    QFETCH(double, zoom);
    const diagram::SceneBuilder builder{diagram::Metrics()};
    const diagram::Scene scene = builder.modelScene(m_model, m_model.diagrams.value(0), {}, {});
    const diagram::OperationPath path = diagram::pathOf(schema::ModelIndex(m_model), operation("show-book-page"));
    diagram::ViewState state;
    state.pathMarked = true;
    state.pathLines = path.relationships;
    state.pathTexts = path.texts;
    const QRectF bounds = scene.bounds();
    const diagram::Camera camera{bounds.topLeft(), zoom, bounds.size() * zoom};
    const QList<diagram::PlacedText> texts = diagram::placePathTexts(scene, state, builder.metrics(), camera);
    QCOMPARE(texts.size(), 3);
    QVERIFY(diagram::pathTextScale(zoom) >= zoom);
    for (const diagram::PlacedText &each : texts) {
        QVERIFY(bounds.adjusted(-1, -1, 1, 1).contains(each.rect));
        for (const diagram::PlacedText &other : texts)
            QVERIFY(other.line == each.line || !other.rect.intersects(each.rect));
        if (zoom < 1)
            continue; // there may be no room between the cards
        for (const diagram::Card &card : scene.cards)
            QVERIFY2(!card.rect.intersects(each.rect),
                     qPrintable(each.lines.join(QLatin1Char(' ')) + QLatin1Char(' ') + card.fullTitle));
    }
}

QTEST_MAIN(TestOperationPath)
#include "tst_operationpath.moc"
