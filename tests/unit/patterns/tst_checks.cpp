// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/checkplants.h"

#include <QtTest>

using namespace sw;
using namespace sw::test;
using checks::Finding;
using checks::Severity;

class TestChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanDesignHasNoFindings();
    void everyCheckHasAPlant();
    void firesOnThePlanted_data();
    void firesOnThePlanted();
    void suppressing();
    void order();
    void judging();
    void limitsAreSettings();
    void snapshotsDoNotChange();
    void readsAnsweredByCopies();
    void lookupsThatNothingSpares();
    void searchedFieldsAreNotCold();
    void wordsThatAreNoTimes();
    void insensitiveSearchesNeedNoIndex();
    void languagesOfTextIndexes();
};

/// The findings of one check.
static QStringList titlesOf(const Case &planted, const char *check)
{
    QStringList titles;
    for (const Finding &finding : planted.findings()) {
        if (finding.check == QLatin1String(check))
            titles << finding.title;
    }
    return titles;
}

void TestChecks::cleanDesignHasNoFindings()
{
    for (const Finding &finding : Case().findings())
        QFAIL(qPrintable(finding.check + QLatin1Char(' ') + finding.title + QLatin1Char(' ') + finding.detail));
}

void TestChecks::everyCheckHasAPlant()
{
    const Plants all = plants();
    QSet<QString> ids;
    for (const checks::Check *check : checks::CheckRegistry::instance().all()) {
        QVERIFY2(all.contains(check->id()), qPrintable(check->id()));
        QVERIFY2(!ids.contains(check->id()), qPrintable(check->id()));
        QVERIFY(!check->name().isEmpty());
        ids.insert(check->id());
    }
    QCOMPARE(ids.size(), all.size());
}

void TestChecks::firesOnThePlanted_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("which");
    const Plants all = plants();
    for (auto it = all.begin(); it != all.end(); ++it) {
        for (qsizetype i = 0; i < it.value().size(); ++i)
            QTest::addRow("%s %lld", qPrintable(it.key()), static_cast<long long>(i))
                << it.key() << static_cast<int>(i);
    }
}

void TestChecks::firesOnThePlanted()
{
    QFETCH(QString, id);
    QFETCH(int, which);
    const Plant plant = plants().value(id).at(which);
    QList<Finding> findings = plant.make().findings();
    findings.removeIf([&](const Finding &finding) { return finding.check != id; });
    QVERIFY2(!findings.isEmpty(), "nothing was found");
    const auto expected = std::find_if(findings.begin(), findings.end(), [&](const Finding &finding) {
        return finding.severity == plant.severity && (plant.object.isEmpty() || finding.object == plant.object);
    });
    QVERIFY2(expected != findings.end(), qPrintable(QStringLiteral("%1 (%2): %3")
                                                        .arg(findings.first().object)
                                                        .arg(static_cast<int>(findings.first().severity))
                                                        .arg(findings.first().title)));
    for (const QString &text : {expected->title, expected->detail, expected->fix}) {
        QVERIFY(!text.isEmpty());
        QVERIFY2(!text.contains(QLatin1String("%1")) && !text.contains(QLatin1String("%2")), qPrintable(text));
    }
    QVERIFY2(expected->title.endsWith(QLatin1Char('.')), qPrintable(expected->title));
}

void TestChecks::suppressing()
{
    Case planted = plants().value(QStringLiteral("E1")).first().make();
    planted.model.suppressed << schema::Suppressed{QStringLiteral("E1"), QStringLiteral("books.log"),
                                                   QStringLiteral("emptied each night")};
    const QList<Finding> findings = planted.findings();
    QVERIFY(!findings.isEmpty());
    QVERIFY(findings.last().suppressed);
    QCOMPARE(findings.last().suppressedReason, QStringLiteral("emptied each night"));
    planted.model.suppressed.first().object = QStringLiteral("books.other");
    QVERIFY(!planted.findings().first().suppressed);
}

void TestChecks::order()
{
    const Case planted = with([](Case &c) {
        c.root("books").fields << array("tags", {0, 5, 300, false}) << array("log", {0, 5, endless, false});
        c.model.suppressed << schema::Suppressed{QStringLiteral("E1"), QStringLiteral("books.log"), {}};
        c.root("books").fields << field("$set");
    });
    const QList<Finding> findings = planted.findings();
    QVERIFY(findings.size() >= 3);
    QCOMPARE(findings.first().severity, Severity::Error);
    QVERIFY(findings.last().suppressed);
    for (qsizetype i = 1; i < findings.size(); ++i)
        QVERIFY(findings.at(i).suppressed || findings.at(i).severity <= findings.at(i - 1).severity);
}

void TestChecks::judging()
{
    const Case planted = with([](Case &c) {
        c.root("books").fields << array("log", {0, 5, endless, false}) << field("$set");
    });
    const QList<design::Problem> problems = judged(planted);
    QCOMPARE(problems.size(), 1); // names do not depend on the arrangement
    QCOMPARE(problems.first().check, QStringLiteral("E1"));
    QCOMPARE(problems.first().object, QStringLiteral("books.log"));
    Case suppressed = planted;
    suppressed.model.suppressed << schema::Suppressed{QStringLiteral("E1"), QStringLiteral("books.log"), {}};
    QVERIFY(judged(suppressed).isEmpty());
}

void TestChecks::limitsAreSettings()
{
    Case planted = plants().value(QStringLiteral("E2")).first().make();
    planted.model.settings.insert(QStringLiteral("check.arrayItems"), 400);
    for (const Finding &finding : planted.findings())
        QVERIFY(finding.check != QLatin1String("E2"));
}

void TestChecks::snapshotsDoNotChange()
{
    Case planted = plants().value(QStringLiteral("E17")).first().make();
    planted.root("reviews").field(QStringLiteral("book"))->field(QStringLiteral("price"))->copyOf->snapshot = true;
    for (const Finding &finding : planted.findings())
        QVERIFY2(finding.check != QLatin1String("E17"), qPrintable(finding.detail));
}

void TestChecks::readsAnsweredByCopies()
{
    ModelBuilder builder = shop();
    builder.operation("show with book", "read 5/s reviews books-reviews");
    builder.model.relationships.first().placement = schema::Placement::EmbedInB;
    for (const Finding &finding : Case(builder).findings())
        QVERIFY2(finding.check != QLatin1String("E10"), qPrintable(finding.detail));
}

/// A constraint forbids embedding and all items are wanted: nothing can be done.
void TestChecks::lookupsThatNothingSpares()
{
    ModelBuilder builder = shop();
    builder.model.operations.removeAt(2);
    builder.operation("show all", "read 50/s books books-reviews filter=books.isbn");
    builder.model.relationships.first().placement = schema::Placement::Automatic;
    builder.model.relationships.first().growth = schema::Growth::Unbounded;
    QVERIFY2(titlesOf(Case(builder), "E10").isEmpty(), qPrintable(titlesOf(Case(builder), "E10").join(u'\n')));
    builder.model.operations.last().path.first().itemsWanted = 10;
    QCOMPARE(titlesOf(Case(builder), "E10").size(), 1);
    for (const Finding &finding : Case(builder).findings())
        QVERIFY2(finding.check != QLatin1String("E10") || !finding.fix.contains(QLatin1String("mbed")),
                 qPrintable(finding.fix));
}

void TestChecks::searchedFieldsAreNotCold()
{
    ModelBuilder builder = shop();
    builder.model.entities[0].fields[1].averageBytes = 4000;
    builder.model.operations[0].reads = {{test::entityId("books"), QStringLiteral("price")}};
    QCOMPARE(titlesOf(Case(builder), "E4").size(), 1);
    builder.model.operations[0].filters << schema::Filter{{test::entityId("books"), QStringLiteral("title")}};
    QVERIFY(titlesOf(Case(builder), "E4").isEmpty());
}

void TestChecks::wordsThatAreNoTimes()
{
    for (const char *name : {"createdUserId", "created_by", "dateFormat", "updatedByName", "format"}) {
        const Case planted = with([&](Case &c) { c.root("books").fields << field(name); });
        QVERIFY2(titlesOf(planted, "E20").isEmpty(), name);
    }
    for (const char *name : {"createdAt", "birth_date", "date_of_birth", "updated"}) {
        const Case planted = with([&](Case &c) { c.root("books").fields << field(name); });
        QCOMPARE(titlesOf(planted, "E20").size(), 1);
    }
}

/// What no index can help is told by one check only.
void TestChecks::insensitiveSearchesNeedNoIndex()
{
    const Case planted = plants().value(QStringLiteral("E11")).first().make();
    QCOMPARE(titlesOf(planted, "E11").size(), 1);
    QVERIFY(titlesOf(planted, "E9").isEmpty());
}

void TestChecks::languagesOfTextIndexes()
{
    Case planted = plants().value(QStringLiteral("E15")).at(1).make();
    QCOMPARE(titlesOf(planted, "E15").size(), 1);
    planted.root("books").field(QStringLiteral("language"))->constraints.enumValues = {QStringLiteral("en"),
                                                                                       QStringLiteral("de")};
    QVERIFY(titlesOf(planted, "E15").isEmpty());
}

QTEST_APPLESS_MAIN(TestChecks)
#include "tst_checks.moc"
