// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/approximation/approximation.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/patternregistry.h"
#include "tests/support/modelbuilder.h"

#include <QtTest>

using namespace sw;
using namespace sw::patterns;
using test::ModelBuilder;

namespace
{

/// Plays of episodes, written 200 times a second, of which 20 are hot.
ModelBuilder podcast(std::optional<double> tolerated)
{
    ModelBuilder builder;
    builder.entity("episodes", 5000, "title:string:20 plays:int64");
    builder.model.entities[0].hotCount = 20;
    builder.model.entities[0].fields[1].toleratedErrorPercent = tolerated;
    builder.operation("play", "update 200/s episodes writes=episodes.plays");
    builder.model.operations[0].durability = schema::Durability::W1;
    return builder;
}

QList<Finding> found(const schema::Model &model)
{
    const schema::ModelIndex index(model);
    return PatternRegistry::instance().find(QStringLiteral("approximation"))->findings(index, buildDesign(index));
}

schema::PatternUse useOf(const QString &pattern, const QString &path)
{
    schema::PatternUse use;
    use.id = schema::PatternUseId(pattern);
    use.pattern = pattern;
    use.entity = test::entityId("episodes");
    use.path = path;
    return use;
}

} // namespace

class TestApproximation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errorOfRandomSteps_data();
    void errorOfRandomSteps();
    void largestStepFirst();
    void notWhereItDoesNotFit();
    void exactNumbersAreRefused();
    void savesWrites();
};

void TestApproximation::errorOfRandomSteps_data()
{
    QTest::addColumn<double>("step");
    QTest::addColumn<double>("events");
    QTest::addColumn<double>("percent");
    QTest::newRow("10") << 10.0 << 1e6 << 0.300;
    QTest::newRow("100") << 100.0 << 1e6 << 0.995;
    QTest::newRow("1000") << 1000.0 << 1e6 << 3.161;
    QTest::newRow("few events") << 100.0 << 1e4 << 9.950;
}

void TestApproximation::errorOfRandomSteps()
{
    QFETCH(double, step);
    QFETCH(double, events);
    QFETCH(double, percent);
    QVERIFY(std::abs(approximationError(step, events) * 100 - percent) < 0.0005);
}

void TestApproximation::largestStepFirst()
{
    const QList<Finding> findings = found(podcast(1).model);
    QCOMPARE(findings.size(), 1);
    QVERIFY(findings.first().possible());
    QCOMPARE(findings.first().target.path, QStringLiteral("plays"));
    QCOMPARE(findings.first().parameterSets.first().value(QStringLiteral("step")).toInt(), 1000);
}

void TestApproximation::notWhereItDoesNotFit()
{
    QVERIFY(found(podcast({}).model).isEmpty());
    ModelBuilder strict = podcast(1);
    strict.model.operations[0].durability = schema::Durability::Majority;
    QVERIFY(!found(strict.model).first().possible());
    ModelBuilder spread = podcast(1);
    spread.model.entities[0].count = {5e6, 5e6, 5e6, false};
    spread.model.entities[0].hotCount = 5e6;
    QVERIFY(!found(spread.model).first().possible());
}

void TestApproximation::exactNumbersAreRefused()
{
    ModelBuilder builder = podcast({});
    builder.model.patterns = {useOf(QStringLiteral("approximation"), QStringLiteral("plays"))};
    const design::Design design = buildDesign(builder.model);
    QCOMPARE(design.skipped.size(), 1);
    QVERIFY(design.applied.isEmpty());
    builder.model.patterns.first().path = QStringLiteral("title");
    QCOMPARE(buildDesign(builder.model).skipped.size(), 1);
}

void TestApproximation::savesWrites()
{
    ModelBuilder builder = podcast(1);
    builder.model.patterns = {useOf(QStringLiteral("approximation"), QStringLiteral("plays"))};
    const design::Design design = buildDesign(builder.model);
    QCOMPARE(design.efforts.size(), 1);
    QCOMPARE(design.efforts.first().operation.text(), QStringLiteral("play"));
    QCOMPARE(design.efforts.first().share, 0.01);
}

QTEST_GUILESS_MAIN(TestApproximation)
#include "tst_approximation.moc"
