// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/alternatives.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "models/services/alternatives/alternatives.h"
#include "models/services/alternatives/comparealternatives.h"
#include "tests/support/modelbuilder.h"

#include <QJsonArray>
#include <QtTest>

using namespace sw;

namespace
{

schema::Model shop()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20 isbn:string:13!")
        .entity("reviews", 40000, "stars:int32 text:string:400")
        .link("books 1:N reviews [0,40,200] placement=referenceFromB")
        .operation("OpenBook", "read 50/s books books-reviews:10 filter=books.isbn");
    return builder.model;
}

/// Two designs: references with a subset, and all embedded.
schema::Model withTwo()
{
    schema::Model model = shop();
    test::ModelBuilder builder;
    builder.model = model;
    builder.use("subset", "books-reviews");
    model = builder.model;
    (void)services::addAlternative(model, QStringLiteral("subset"), QStringLiteral("for the page"));
    model.patterns.clear();
    model.relationships[0].placement = schema::Placement::EmbedInA;
    model.goal = schema::Goal::Simplicity;
    (void)services::addAlternative(model, QStringLiteral("embedded"));
    return model;
}

} // namespace

class TestAlternatives : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatWasChosen();
    void takesOne();
    void keepsReasons();
    void refusesNames();
    void removes();
    void survivesAFile();
    void keepsWhatItDoesNotKnow();
    void passesOverWhatIsGone();
    void compares();
};

void TestAlternatives::keepsWhatWasChosen()
{
    const QList<schema::Alternative> all = formats::alternativesOf(withTwo());
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.at(0).name, QStringLiteral("subset"));
    QCOMPARE(all.at(0).description, QStringLiteral("for the page"));
    QCOMPARE(all.at(0).goal, schema::Goal::Balanced);
    QCOMPARE(all.at(0).patterns.size(), 1);
    QCOMPARE(all.at(0).placements.size(), 1);
    QCOMPARE(all.at(0).placements.first().placement, schema::Placement::ReferenceFromB);
    QCOMPARE(all.at(1).goal, schema::Goal::Simplicity);
    QVERIFY(all.at(1).patterns.isEmpty());
}

void TestAlternatives::takesOne()
{
    schema::Model model = withTwo();
    const schema::Model before = model;
    QVERIFY(!services::isTaken(model, *services::findAlternative(model, QStringLiteral("subset"))));
    services::takeAlternative(model, *services::findAlternative(model, QStringLiteral("subset")));
    QCOMPARE(model.goal, schema::Goal::Balanced);
    QCOMPARE(model.relationships[0].placement, schema::Placement::ReferenceFromB);
    QCOMPARE(model.patterns.size(), 1);
    QVERIFY(services::isTaken(model, *services::findAlternative(model, QStringLiteral("subset"))));
    services::takeAlternative(model, *services::findAlternative(model, QStringLiteral("embedded")));
    QVERIFY(model == before);
}

/// They are kept with the patterns; the design is the same whatever they say, but one would be lost.
void TestAlternatives::keepsReasons()
{
    schema::Model model = withTwo();
    const schema::Alternative subset = *services::findAlternative(model, QStringLiteral("subset"));
    services::takeAlternative(model, subset);
    QVERIFY(services::isTaken(model, subset) && services::isKept(model));
    model.patterns[0].reason = QStringLiteral("the page shows ten");
    QVERIFY(services::isTaken(model, subset) && !services::isKept(model));
    QVERIFY(services::addAlternative(model, QStringLiteral("reasoned")));
    QVERIFY(services::isKept(model));
    const auto read = formats::readProject(formats::writeProject(model));
    QVERIFY(read);
    services::takeAlternative(model, subset);
    QVERIFY(model.patterns[0].reason.isEmpty());
    services::takeAlternative(model, *services::findAlternative(read->model, QStringLiteral("reasoned")));
    QCOMPARE(model.patterns[0].reason, QStringLiteral("the page shows ten"));
}

void TestAlternatives::refusesNames()
{
    schema::Model model = withTwo();
    const schema::Model before = model;
    for (const QString &name :
         {QString(), QStringLiteral("  "), QStringLiteral("subset"), QString(300, QLatin1Char('a'))})
        QVERIFY2(!services::addAlternative(model, name), qPrintable(name));
    QVERIFY(!services::findAlternative(model, QStringLiteral("subsett")));
    QVERIFY(!services::removeAlternative(model, QStringLiteral("none")));
    QVERIFY(model == before);
}

void TestAlternatives::removes()
{
    schema::Model model = withTwo();
    QVERIFY(services::removeAlternative(model, QStringLiteral("subset")));
    QCOMPARE(formats::alternativesOf(model).size(), 1);
    QVERIFY(services::removeAlternative(model, QStringLiteral("embedded")));
    QVERIFY(!model.settings.contains(QStringLiteral("alternatives")));
}

void TestAlternatives::survivesAFile()
{
    const schema::Model model = withTwo();
    const QByteArray text = formats::writeProject(model);
    const auto read = formats::readProject(text);
    QVERIFY(read);
    QVERIFY(formats::alternativesOf(read->model) == formats::alternativesOf(model));
    QCOMPARE(formats::writeProject(read->model), text);
    QVERIFY(read->warnings.isEmpty());
}

void TestAlternatives::keepsWhatItDoesNotKnow()
{
    schema::Model model = withTwo();
    QJsonArray json = model.settings.value(QStringLiteral("alternatives")).toArray();
    QJsonObject first = json.at(0).toObject();
    first.insert(QStringLiteral("votes"), 3);
    json[0] = first;
    json.append(QStringLiteral("nonsense"));
    json.append(QJsonObject{{QStringLiteral("name"), QStringLiteral("odd")},
                            {QStringLiteral("goal"), QStringLiteral("fame")},
                            {QStringLiteral("patterns"), QJsonArray{1, QJsonObject{}}}});
    model.settings.insert(QStringLiteral("alternatives"), json);
    const QList<schema::Alternative> all = formats::alternativesOf(model);
    QCOMPARE(all.size(), 3);
    QCOMPARE(all.at(2).goal, schema::Goal::Balanced);
    QVERIFY(all.at(2).patterns.isEmpty());
    formats::setAlternatives(model, all);
    QCOMPARE(
        model.settings.value(QStringLiteral("alternatives")).toArray().at(0).toObject().value(QStringLiteral("votes")),
        QJsonValue(3));
}

void TestAlternatives::passesOverWhatIsGone()
{
    schema::Model model = withTwo();
    model.entities.removeLast();
    model.relationships.clear();
    model.operations.clear();
    model.patterns.clear();
    const auto comparison = services::compareAlternatives(model, {}, QStringLiteral("subset"));
    QVERIFY(comparison);
    QCOMPARE(comparison->right.priced.design.collections.size(), 1);
}

void TestAlternatives::compares()
{
    const auto comparison =
        services::compareAlternatives(withTwo(), QStringLiteral("subset"), QStringLiteral("embedded"));
    QVERIFY(comparison);
    QCOMPARE(comparison->left.priced.design.collections.size(), 2);
    QCOMPARE(comparison->right.priced.design.collections.size(), 1);
    QVERIFY(!comparison->difference.collections.isEmpty());
    QVERIFY(comparison->left.totalCost() > 0);
    const QList<services::SideBySideRow> rows = services::rowsOf(*comparison);
    const auto row = [&](const QString &label) {
        const auto found = std::find_if(rows.cbegin(), rows.cend(),
                                        [&](const services::SideBySideRow &one) { return one.label == label; });
        return found == rows.cend() ? services::SideBySideRow() : *found;
    };
    QCOMPARE(row(QStringLiteral("Goal")).left, QStringLiteral("Balanced"));
    QCOMPARE(row(QStringLiteral("Goal")).right, QStringLiteral("Simplicity"));
    QCOMPARE(row(QStringLiteral("reviews")).right, QStringLiteral("–"));
    QVERIFY(row(QStringLiteral("OpenBook")).differs());
    // As shares of all cost are: important operations count more.
    double weighed = 0;
    for (const sizing::OperationCost &cost : comparison->left.priced.costs)
        weighed += cost.total();
    QCOMPARE(comparison->left.totalCost(), weighed);
    QVERIFY(!services::compareAlternatives(withTwo(), {}, QStringLiteral("none")));
}

QTEST_GUILESS_MAIN(TestAlternatives)
#include "tst_alternatives.moc"
