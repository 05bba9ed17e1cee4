// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/indexes/deriveindexes.h"
#include "models/design/shape/mapping.h"
#include "models/sizing/cost/workfigures.h"
#include "tests/support/modelbuilder.h"

#include <QtTest>

using namespace sw::sizing;
using sw::test::ModelBuilder;

/// What the whole workload makes a design do.
class TestWorkFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tellsOfTheOperationThatCountsMost();
    void sumsUpEachSecond();
    void countsSpecialCode();
    void isEmptyWithoutWorkload();

private:
    WorkFigures figuresOf(const sw::schema::ModelIndex &index) const;

    ModelBuilder m_builder;
    sw::design::Design m_design;
};

void TestWorkFigures::init()
{
    m_builder = ModelBuilder();
    m_builder.entity("posts", 1000, "title:string:40 body:string:2000");
    m_builder.entity("comments", 50000, "text:string:200 at:date");
    m_builder.link("posts 1:N comments [0,50,900] placement=referenceFromB");
    m_builder.operation("show title", "read 40/s posts");
    m_builder.operation("show post", "read 30/s posts posts-comments");
    m_builder.operation("comment", "insert 3/s comments");
    m_builder.operation("rename", "update 1/s posts writes=posts.title");
    m_builder.model.operations[1].criticality = sw::schema::Criticality::High;
    const sw::schema::ModelIndex index(m_builder.model);
    m_design = sw::design::mapModel(index, {});
    sw::design::deriveIndexes(m_design, index);
}

WorkFigures TestWorkFigures::figuresOf(const sw::schema::ModelIndex &index) const
{
    return workFigures(index, m_design, costRanges(index, m_design, OperationCosts(index, m_design, 1).all(), 1));
}

void TestWorkFigures::tellsOfTheOperationThatCountsMost()
{
    const sw::schema::ModelIndex index(m_builder.model);
    const WorkFigures work = figuresOf(index);
    QCOMPARE(work.name, QStringLiteral("show post")); // 30 × 3 is more than 40 × 2
    const OperationCost cost = OperationCosts(index, m_design, 1).all().at(1);
    QCOMPARE(work.operation, cost.operation);
    QCOMPARE(work.units.value.likely, cost.units);
    QCOMPARE(work.joined.value.likely, cost.documentsJoined);
    QCOMPARE(work.roundTrips.value.likely, cost.roundTrips);
    QVERIFY(work.joined.value.low < work.joined.value.high);
    QVERIFY(!work.units.how.isEmpty() && work.units.how.first().startsWith(QStringLiteral("Units:")));
}

void TestWorkFigures::sumsUpEachSecond()
{
    const sw::schema::ModelIndex index(m_builder.model);
    const WorkFigures work = figuresOf(index);
    double read = 0, documents = 0, written = 0;
    const OperationCosts costs(index, m_design, 1);
    for (const OperationCost &cost : costs.all()) {
        read += cost.perSecond * cost.bytesRead.value();
        documents += cost.perSecond * cost.documentsWritten;
        written += cost.perSecond * cost.bytesWritten.value();
    }
    QCOMPARE(work.bytesRead.value.likely, read);
    QCOMPARE(work.documentsWritten.value.likely, documents);
    QCOMPARE(work.bytesWritten.value.likely, written);
    QCOMPARE(valueText(10 * 1024, Unit::BytesPerSecond), QStringLiteral("10 KiB/s"));
    for (const Figure *figure : {&work.bytesRead, &work.documentsWritten, &work.bytesWritten}) {
        QVERIFY(figure->value.low <= figure->value.likely && figure->value.likely <= figure->value.high);
        QVERIFY(figure->how.size() > 1);
    }
}

void TestWorkFigures::countsSpecialCode()
{
    const sw::schema::ModelIndex index(m_builder.model);
    QCOMPARE(figuresOf(index).specialCode.value.likely, 0.0);
    sw::design::Effort effort;
    effort.operation = m_builder.model.operations.at(2).id;
    m_design.efforts = {effort}; // a stored answer is no code of its own
    QCOMPARE(figuresOf(index).specialCode.value.likely, 0.0);
    m_design.efforts[0].writes = {{QStringLiteral("posts"), 1}};
    m_design.efforts << m_design.efforts.first();
    const Figure special = figuresOf(index).specialCode;
    QCOMPARE(special.value.likely, 1.0);
    QVERIFY(special.how.last().contains(QStringLiteral("comment")));
}

void TestWorkFigures::isEmptyWithoutWorkload()
{
    m_builder.model.operations.clear();
    const sw::schema::ModelIndex index(m_builder.model);
    const WorkFigures work = figuresOf(index);
    QVERIFY(work.operation.isEmpty());
    QCOMPARE(work.bytesRead.value.high, 0.0);
    QCOMPARE(work.specialCode.value.likely, 0.0);
}

QTEST_MAIN(TestWorkFigures)
#include "tst_workfigures.moc"
