// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/services/alternatives/alternatives.h"
#include "models/services/alternatives/comparealternatives.h"
#include "models/sizing/figures/sizetexts.h"
#include "tests/edit/recordtexts.h"

#include <QRegularExpression>
#include <QtTest>

#include <functional>
#include <numeric>

using namespace sw;
using namespace sw::test;

namespace
{

/// One that the program recommends, and one that it does not.
schema::Model withPatterns()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20 isbn:string:13!")
        .entity("reviews", 40000, "stars:int32 text:string:400")
        .link("books 1:N reviews [0,40,2000] placement=referenceFromB")
        .operation("OpenBook", "read 50/s books books-reviews:10 filter=books.isbn")
        .use("subset", "books-reviews", {{QStringLiteral("n"), 10}})
        .use("schema-versioning", "books");
    return builder.model;
}

} // namespace

/// What a record tells of who decided what, and why.
class TestRecordDecisions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatNobodyStated();
    void tellsWhatWasAnswered();
    void tellsWhyWhatWasAgreedWasRecommended();
    void tellsWhatWasDeclined();
    void tellsReasonsForPatterns();
    void tellsAlternatives();
};

void TestRecordDecisions::tellsWhatNobodyStated()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20").entity("reviews", 40000, "stars:int32");
    builder.link("books 1:N reviews [0,40,inf] placement=referenceFromB").operation("OpenBook", "read 1/s books");
    builder.model.operations[0].perSecond = schema::usualRate;
    builder.model.operations[0].rateUnit = schema::RateUnit::Automatic;
    builder.model.entities[0].count = schema::Entity().count;
    QString text = allText(services::recordOf(builder.model, today));
    QVERIFY(text.contains(QStringLiteral("No growth is stated for 2 entity")));
    QVERIFY(text.contains(QStringLiteral("once a second is assumed: OpenBook")));
    QVERIFY(text.contains(QStringLiteral("1 relationship(s) without a limit")));
    QVERIFY(text.contains(QStringLiteral("Counts of 1 entity(ies) are not stated")));
    schema::Model inserted = builder.model;
    inserted.operations << schema::Operation();
    inserted.operations.last().id = schema::OperationId(QStringLiteral("insert"));
    inserted.operations.last().name = QStringLiteral("AddReview");
    inserted.operations.last().kind = schema::OperationKind::Insert;
    inserted.operations.last().entity = inserted.entities[1].id;
    inserted.operations.last().perSecond = 0.01;
    const QString growing = allText(services::recordOf(inserted, today));
    QVERIFY(growing.contains(QStringLiteral("No growth is stated for 1 entity(ies)")) &&
            growing.contains(QStringLiteral("assumed to keep their number: books.")));
    QVERIFY(growing.contains(QStringLiteral("taken from the operations that insert them: reviews.")));
    QVERIFY(text.contains(QStringLiteral("Are “books” and “reviews” read together?"))); // assumed, and said so
    builder.model.entities[0].count = {0, 500, 900, false};
    builder.model.entities[0].growthPerDay = builder.model.entities[1].growthPerDay = 3;
    builder.model.operations[0].rateUnit = schema::RateUnit::Second;
    builder.model.relationships[0].growthPerParentPerDay = 0.1;
    text = allText(services::recordOf(builder.model, today));
    for (const char *said : {"No growth is stated", "is assumed: OpenBook", "without a limit do", "are not stated"})
        QVERIFY2(!text.contains(QLatin1String(said)), said);
}

/// Of the methodology's answers only the open ones were told.
void TestRecordDecisions::tellsWhatWasAnswered()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20").entity("reviews", 40000, "text:string:400");
    builder.entity("settings", 3, "name:string:30");
    builder.link("books 1:N reviews [0,40,1100]").operation("OpenBook", "read 9/s books");
    builder.model.goal = schema::Goal::Balanced;
    builder.model.relationships[0].readApart = true;
    for (schema::Entity &entity : builder.model.entities)
        entity.standsAlone = entity.unused = entity.name == QStringLiteral("settings");
    const QStringList tables = rowsIn(services::recordOf(builder.model, today));
    for (const char *said : {"Which operation uses “settings”?|no operation|stated by a person",
                             "“reviews” read together?|no|stated by a person",
                             "Does anything belong to “settings”, or does it belong to something?|no relationship",
                             "How many “reviews” belong to a document of “books”?|between 0 and 1.1 k, usually 40|",
                             "How large are the texts of “reviews”?|text (400 B)|stated by a person"})
        QVERIFY2(tables.filter(QString::fromUtf8(said)).size() == 1, said);
    QVERIFY(
        tables.filter(QStringLiteral("Which operation uses “reviews”?|no operation|assumed by the program")).size() ==
        1);
}

/// Who agreed with the program had nothing but "Chosen by a person", and a dearer way than one that stood beside it.
void TestRecordDecisions::tellsWhyWhatWasAgreedWasRecommended()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20").entity("reviews", 40000, "text:string:400");
    builder.link("books 1:N reviews [0,40,1100]").operation("OpenBook", "read 9/s books books-reviews");
    builder.model.goal = schema::Goal::Balanced;
    const auto rowOf = [&] {
        return rowsIn(services::recordOf(builder.model, today)).filter(QStringLiteral("books · reviews|link")).first();
    };
    const QString before = rowOf();
    QVERIFY2(before.contains(QStringLiteral("|the program|")), qPrintable(before));
    QVERIFY2(before.contains(QStringLiteral("may come to hold")), qPrintable(before));
    QVERIFY2(before.contains(QStringLiteral("Not the cheapest: reviews inside books would")), qPrintable(before));
    schema::Relationship &link = builder.model.relationships[0];
    link.placement = link.agreedPlacement = schema::Placement::ReferenceFromB;
    const QString agreed = rowOf();
    QVERIFY2(agreed.contains(QStringLiteral("|the program, a person agreed|")), qPrintable(agreed));
    QCOMPARE(agreed.count(QStringLiteral("may come to hold")), before.count(QStringLiteral("may come to hold")));
    link.placement = schema::Placement::ReferenceFromA;
    link.agreedPlacement = {};
    const QString other =
        rowsIn(services::recordOf(builder.model, today)).filter(QStringLiteral("books · reviews|link")).first();
    QVERIFY2(other.contains(QStringLiteral("|a person|Chosen by a person.")), qPrintable(other));
    // What a person has to say of it themselves.
    link.description = QStringLiteral("Reviews are exported by the day.");
    QVERIFY(rowOf().endsWith(QStringLiteral("|Reviews are exported by the day.")));
}

/// A pattern that somebody switched off counted as one that nobody had thought of.
void TestRecordDecisions::tellsWhatWasDeclined()
{
    schema::Model model = withPatterns();
    for (schema::PatternUse &use : model.patterns)
        use.enabled = false;
    QStringList declined;
    for (const QString &row : rowsIn(services::recordOf(model, today)).filter(QStringLiteral("declined by a person")))
        declined << row.section(QLatin1Char('|'), 0, 0);
    declined.sort();
    for (schema::PatternUse &use : model.patterns)
        use.enabled = true;
    const QString used = allText(services::recordOf(model, today));
    QVERIFY(used.contains(QStringLiteral("Recommended by the program, taken by a person")));
    QVERIFY(used.contains(QStringLiteral("Chosen by a person; the program does not recommend it")));
    QVERIFY(!used.contains(QStringLiteral("Reason given")));
    QCOMPARE(declined, QStringList({QStringLiteral("Schema versioning"), QStringLiteral("Subset")}));
}

/// It said who decided on a pattern, and nobody could say why.
void TestRecordDecisions::tellsReasonsForPatterns()
{
    schema::Model model = withPatterns();
    for (qsizetype i = 0; i < model.patterns.size(); ++i)
        model.patterns[i].reason = hostile.at(i) + QStringLiteral(" reason ") + QString::number(i);
    const QString used = allText(services::recordOf(model, today));
    for (const schema::PatternUse &use : std::as_const(model.patterns))
        QVERIFY2(used.contains(QStringLiteral("Reason given: ") + use.reason), qPrintable(used));
    for (schema::PatternUse &use : model.patterns)
        use.enabled = false;
    const Record record = services::recordOf(model, today);
    const QStringList rows = rowsIn(record).filter(QStringLiteral("declined by a person"));
    QCOMPARE(rows.size(), 2);
    for (const schema::PatternUse &use : std::as_const(model.patterns))
        QCOMPARE(rows.filter(QStringLiteral("|Declined by a person: ") + use.reason).size(), 1);
    QVERIFY(rows.filter(QStringLiteral("switched it off")).isEmpty());
    const QString html = written(record, model, "x.html");
    QVERIFY(html.contains(QStringLiteral("Declined by a person: &lt;img src=x onerror=alert(1)&gt; reason 0")));
    QVERIFY(written(record, model, "x.md").contains(QStringLiteral("Declined by a person: ")));
    const auto page = record::writeRecord(record, model, QStringLiteral("x.pdf"));
    QVERIFY(page && page->first().content.startsWith("%PDF"));
}

/// Of designs that were kept and compared, it had no word.
void TestRecordDecisions::tellsAlternatives()
{
    schema::Model model = hostileModel();
    QVERIFY(!allText(services::recordOf(model, today)).contains(QStringLiteral("Alternatives")));
    QVERIFY(services::addAlternative(model, QStringLiteral("as links"), hostile.at(0)));
    model.relationships[0].placement = schema::Placement::EmbedInA;
    QVERIFY(services::addAlternative(model, hostile.at(3), hostile.at(5)));
    const Record record = services::recordOf(model, today);
    const auto comparison = services::compareAlternatives(model, QStringLiteral("as links"), hostile.at(3));
    QVERIFY(comparison);
    const QStringList links = rowsIn(record).filter(QStringLiteral("as links|"));
    QCOMPARE(links.size(), 1);
    QVERIFY2(
        links.first().contains(QLatin1Char('|') + base::countText(comparison->left.totalCost()) + QLatin1Char('|')),
        qPrintable(links.first()));
    QVERIFY(links.first().endsWith(hostile.at(0)));
    const QStringList own = rowsIn(record).filter(hostile.at(3) + QStringLiteral(" (this design)|"));
    QCOMPARE(own.size(), 1);
    QVERIFY2(own.first().contains(base::countText(comparison->right.totalCost()) + QStringLiteral("||")),
             qPrintable(own.first()));
    model.relationships[0].placement = schema::Placement::Automatic;
    model.goal = schema::Goal::Performance;
    QCOMPARE(rowsIn(services::recordOf(model, today)).filter(QStringLiteral("This design|Performance")).size(), 1);
    const QString html = written(record, model, "x.html");
    QVERIFY(html.contains(QStringLiteral("as links")) && !html.contains(hostile.at(0)) &&
            !html.contains(hostile.at(5)));
    const QString markdown = written(record, model, "x.md");
    QVERIFY(markdown.contains(QStringLiteral("as links")));
    for (const QString &line : markdown.split(QLatin1Char('\n')).filter(QStringLiteral("(this design)")))
        QVERIFY2(!line.contains(hostile.at(3)), qPrintable(line));
}

QTEST_MAIN(TestRecordDecisions)
#include "tst_recorddecisions.moc"
