// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/workloadedits.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectwriter.h"
#include "models/formats/project/samplelibrary.h"
#include "models/items/separatedtext.h"
#include "models/items/workloadrows.h"

#include <QtTest>
#include <QUndoStack>

using namespace sw;

/// Rows of a spreadsheet as operations of the workload, and back.
class TestWorkloadRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_model = formats::loadSample(QStringLiteral("bookstore")).value(); }
    void separates_data();
    void separates();
    void readsAllColumns();
    void readsInAnyOrder();
    void takesDefaults();
    void readsBackWhatItWrites_data();
    void readsBackWhatItWrites();
    void saysWhatCannotBeRead_data();
    void saysWhatCannotBeRead();
    void addsAllAsOneStep();

private:
    schema::EntityId entity(const char *name) const { return m_model.entityNamed(QLatin1String(name))->id; }
    base::Result<QList<schema::Operation>> read(const QString &text) const
    {
        return items::readWorkloadRows(m_model, text, entity("users"));
    }

    schema::Model m_model;
};

void TestWorkloadRows::separates_data()
{
    using Rows = QList<QStringList>;
    QTest::addColumn<QString>("text");
    QTest::addColumn<Rows>("rows");
    const QStringList ab{QStringLiteral("a"), QStringLiteral("b")};
    QTest::newRow("tabs") << QStringLiteral("a\tb\n") << Rows{ab};
    QTest::newRow("commas, Windows") << QStringLiteral("a,b\r\na, b") << Rows{ab, ab};
    QTest::newRow("semicolons") << QStringLiteral("a;b\n1,5;2")
                                << Rows{ab, {QStringLiteral("1,5"), QStringLiteral("2")}};
    QTest::newRow("quoted") << QStringLiteral("\"a,\nb\",\"say \"\"x\"\"\"")
                            << Rows{{QStringLiteral("a,\nb"), QStringLiteral("say \"x\"")}};
    QTest::newRow("tab before comma") << QStringLiteral("a, x\tb")
                                      << Rows{{QStringLiteral("a, x"), QStringLiteral("b")}};
    QTest::newRow("empty cells") << QStringLiteral("a,,") << Rows{{QStringLiteral("a"), QString(), QString()}};
    QTest::newRow("nothing") << QString() << Rows{};
}

void TestWorkloadRows::separates()
{
    QFETCH(QString, text);
    QFETCH(QList<QStringList>, rows);
    QCOMPARE(items::readSeparated(text), rows);
    QCOMPARE(items::readSeparated(items::writeSeparated(rows)), rows);
}

void TestWorkloadRows::readsAllColumns()
{
    const auto rows =
        read(QStringLiteral("Show book\tRead\t900/s\t× 3\tHigh\t15 ms\t5 s\tbooks › Authors, reviews (10)\n"
                            "Order\tinsert\t24/day\tx5\tlow\t40\tnow\torders\n"));
    QVERIFY2(rows, qPrintable(rows ? QString() : rows.error().text()));
    QCOMPARE(rows->size(), 2);
    const schema::Operation &first = rows->at(0);
    QCOMPARE(first.name, QStringLiteral("Show book"));
    QCOMPARE(first.perSecond, 900.0);
    QCOMPARE(first.peakFactor, 3.0);
    QCOMPARE(first.criticality, schema::Criticality::High);
    QCOMPARE(first.latencyMs, std::optional(15.0));
    QCOMPARE(first.freshnessSeconds, std::optional(5.0));
    QCOMPARE(first.entity, entity("books"));
    QCOMPARE(first.path.size(), 2);
    QCOMPARE(first.path.at(0).to, entity("authors"));
    QVERIFY(!first.path.at(0).itemsWanted);
    QCOMPARE(first.path.at(1).itemsWanted, std::optional(10.0));
    const schema::Operation &second = rows->at(1);
    QCOMPARE(second.kind, schema::OperationKind::Insert);
    QCOMPARE(second.perSecond * 86400, 24.0);
    QCOMPARE(second.rateUnit, schema::RateUnit::Day);
    QCOMPARE(second.latencyMs, std::optional(40.0));
    QCOMPARE(second.freshnessSeconds, std::optional(0.0));
}

void TestWorkloadRows::readsInAnyOrder()
{
    const auto rows = read(QStringLiteral("\nPath;Rate;Operation;Max. staleness\nbooks;1,5 k/min;Find;1 min\n;;;\n"));
    QVERIFY2(rows, qPrintable(rows ? QString() : rows.error().text()));
    QCOMPARE(rows->size(), 1);
    QCOMPARE(rows->first().name, QStringLiteral("Find"));
    QCOMPARE(rows->first().perSecond, 25.0);
    QCOMPARE(rows->first().freshnessSeconds, std::optional(60.0));
}

void TestWorkloadRows::takesDefaults()
{
    const auto rows = read(QStringLiteral("Sign in"));
    QVERIFY(rows);
    const schema::Operation usual;
    const schema::Operation &first = rows->first();
    QCOMPARE(first.entity, entity("users"));
    QCOMPARE(first.kind, usual.kind);
    QCOMPARE(first.peakFactor, usual.peakFactor);
    QCOMPARE(first.criticality, usual.criticality);
    QCOMPARE(first.perSecond, 1.0);
    QVERIFY(!first.latencyMs && !first.freshnessSeconds);
}

void TestWorkloadRows::readsBackWhatItWrites_data()
{
    QTest::addColumn<QString>("sample");
    for (const formats::SampleInfo &info : formats::samples())
        QTest::newRow(qPrintable(info.name)) << info.name;
}

void TestWorkloadRows::readsBackWhatItWrites()
{
    QFETCH(QString, sample);
    const schema::Model model = formats::loadSample(sample).value();
    const auto rows = items::readWorkloadRows(model, items::writeWorkloadRows(model, model.operations), {});
    QVERIFY2(rows, qPrintable(rows ? QString() : rows.error().text()));
    QCOMPARE(rows->size(), model.operations.size());
    for (qsizetype i = 0; i < rows->size(); ++i) {
        const schema::Operation &read = rows->at(i);
        const schema::Operation &written = model.operations.at(i);
        QCOMPARE(read.name, written.name);
        QCOMPARE(read.kind, written.kind);
        QCOMPARE(read.perSecond, written.perSecond);
        QCOMPARE(read.peakFactor, written.peakFactor);
        QCOMPARE(read.criticality, written.criticality);
        QCOMPARE(read.latencyMs, written.latencyMs);
        QCOMPARE(read.freshnessSeconds, written.freshnessSeconds);
        QCOMPARE(read.entity, written.entity);
        QCOMPARE(read.path, written.path);
    }
}

void TestWorkloadRows::saysWhatCannotBeRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("told");
    const auto row = [](const char *name, const QString &text, const QStringList &told) {
        QTest::newRow(name) << text << told;
    };
    row("kind", QStringLiteral("A,read\nB,write"),
        {QStringLiteral("Row 2"), QStringLiteral("column kind"), QStringLiteral("write"),
         QStringLiteral("read, aggregate, insert, update, delete")});
    row("rate", QStringLiteral("rate,operation\noften,A"),
        {QStringLiteral("Row 2"), QStringLiteral("column rate"), QStringLiteral("often"), QStringLiteral("24/day")});
    row("peak", QStringLiteral("A,,,0.5"),
        {QStringLiteral("Row 1"), QStringLiteral("column peak"), QStringLiteral("1 or more")});
    row("criticality", QStringLiteral("A,,,,urgent"),
        {QStringLiteral("column criticality"), QStringLiteral("low, medium, high")});
    row("latency", QStringLiteral("A,,,,,soon"), {QStringLiteral("column latency"), QStringLiteral("15 ms")});
    row("entity", QStringLiteral("A,,,,,,,shelves"),
        {QStringLiteral("column path"), QStringLiteral("shelves"), QStringLiteral("books")});
    row("step", QStringLiteral("A,,,,,,,books > shelves"),
        {QStringLiteral("column path"), QStringLiteral("shelves"), QStringLiteral("authors")});
    row("items", QStringLiteral("A,,,,,,,books > reviews (few)"),
        {QStringLiteral("column path"), QStringLiteral("few")});
    row("heading", QStringLiteral("operation,rate,colour\nA,1,red"),
        {QStringLiteral("Row 1"), QStringLiteral("colour"), QStringLiteral("criticality")});
    row("too many", QStringLiteral("A,,,,,,,,more"),
        {QStringLiteral("Row 1"), QStringLiteral("column 9"), QStringLiteral("more")});
    row("nothing", QStringLiteral(" \n"), {QStringLiteral("no rows"), QStringLiteral("operation, kind, rate")});
}

void TestWorkloadRows::saysWhatCannotBeRead()
{
    QFETCH(QString, text);
    QFETCH(QStringList, told);
    const auto rows = read(text);
    QVERIFY(!rows);
    for (const QString &part : told)
        QVERIFY2(rows.error().text().contains(part), qPrintable(rows.error().text()));
}

void TestWorkloadRows::addsAllAsOneStep()
{
    document::Document document;
    document.setModel(m_model);
    const QByteArray before = formats::writeProject(document.model());
    const auto rows = read(QStringLiteral("Sign in\nSign in\nSign out"));
    QVERIFY(rows);
    const auto added = document::addOperations(document, *rows);
    QVERIFY(added);
    QCOMPARE(added->size(), 3);
    QCOMPARE(document.history().count(), 1);
    QCOMPARE(document.model().operation(added->at(0))->name, QStringLiteral("Sign in 2"));
    QCOMPARE(document.model().operation(added->at(1))->name, QStringLiteral("Sign in 3"));
    QCOMPARE(document.model().operation(added->at(2))->name, QStringLiteral("Sign out"));
    document.history().undo();
    QCOMPARE(formats::writeProject(document.model()), before);
    QList<schema::Operation> bad = *rows;
    bad[1].entity = {};
    QVERIFY(!document::addOperations(document, bad));
    QCOMPARE(formats::writeProject(document.model()), before);
}

QTEST_MAIN(TestWorkloadRows)
#include "tst_workloadrows.moc"
