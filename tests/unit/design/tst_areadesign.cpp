// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/advisor.h"
#include "models/advisor/areadesign.h"
#include "models/checks/check.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/patternregistry.h"
#include "tests/support/bigmodel.h"
#include "tests/support/designdump.h"
#include "tests/support/randommodel.h"
#include "tests/support/randompatterns.h"

#include <QTest>

using namespace sw;
using advisor::AreaDesign;
using advisor::Outcome;
using advisor::Setting;
using advisor::SubjectArea;
using advisor::WholeModel;

namespace
{

schema::Model bigRandomModel(quint32 seed, int entities)
{
    testsupport::RandomModelOptions options;
    options.entities = entities;
    return testsupport::randomModel(seed, options);
}

schema::PatternUse useOf(const patterns::Pattern &pattern, const patterns::Target &target,
                         const QJsonObject &parameters)
{
    return {schema::PatternUseId(QStringLiteral("tried")),
            pattern.id(),
            target.entity,
            target.relationship,
            target.path,
            parameters,
            true,
            {}};
}

/// Every use that a pattern proposes for \p design, possible or not, with its first and last parameters.
QList<schema::PatternUse> proposedUses(const schema::ModelIndex &model, const design::Design &design)
{
    QList<schema::PatternUse> uses;
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all()) {
        for (const patterns::Finding &finding : pattern->findings(model, design)) {
            uses.append(useOf(*pattern, finding.target,
                              finding.parameterSets.isEmpty() ? QJsonObject() : finding.parameterSets.first()));
            if (finding.parameterSets.size() > 1)
                uses.append(useOf(*pattern, finding.target, finding.parameterSets.last()));
        }
    }
    return uses;
}

} // namespace

/// What is taken over from a similar design is what working everything out would give, to the last bit.
class TestAreaDesign : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void derivedDesigns_data();
    void derivedDesigns();
    void outcomes_data();
    void outcomes();
    void adviceWhereAnEntityHasSeveralPlaces();
};

void TestAreaDesign::derivedDesigns_data()
{
    QTest::addColumn<schema::Model>("model");
    for (quint32 seed = 1; seed <= 7; ++seed)
        QTest::addRow("random %u", seed) << bigRandomModel(seed, 4 + static_cast<int>(seed));
    QTest::newRow("big") << testsupport::bigModel(8);
}

void TestAreaDesign::derivedDesigns()
{
    QFETCH(schema::Model, model);
    const schema::ModelIndex index(model);
    const design::Design mapped = WholeModel(index, schema::Goal::Balanced, 24).mapped;
    const QList<schema::PatternUse> now = testsupport::randomLegalUses(model, 7, 2);
    const patterns::DerivedDesign similar(index, mapped, now);
    QCOMPARE(test::dumpDesign(similar.design()), test::dumpDesign(patterns::buildDesign(index, mapped, now)));
    int tried = 0;
    for (const schema::PatternUse &use : proposedUses(index, similar.design())) {
        const QList<schema::PatternUse> uses = QList(now) << use;
        const patterns::DerivedDesign derived(index, mapped, uses, similar);
        const design::Design full = patterns::buildDesign(index, mapped, uses);
        if (derived.design() != full)
            QCOMPARE(test::dumpDesign(derived.design()), test::dumpDesign(full));
        QVERIFY2(derived.design() == full, qPrintable(use.pattern));
        ++tried;
    }
    QVERIFY(tried > 0);
}

void TestAreaDesign::outcomes_data()
{
    QTest::addColumn<schema::Model>("model");
    QTest::addColumn<double>(
        "cacheMiB"); // small: every document read is costlier, by how much depends on the working set
    for (quint32 seed = 1; seed <= 8; ++seed)
        QTest::addRow("random %u", seed) << bigRandomModel(seed, seed == 4 ? 18 : 3 + static_cast<int>(seed))
                                         << (seed % 2 ? 1.0 : 1e6);
    QTest::newRow("big") << testsupport::bigModel(16) << 1.0;
}

void TestAreaDesign::outcomes()
{
    QFETCH(schema::Model, model);
    QFETCH(double, cacheMiB);
    const schema::ModelIndex index(model);
    const WholeModel whole(index, schema::Goal::Performance, 12);
    const QList<schema::PatternUse> uses = testsupport::randomLegalUses(model, 3, 2);
    const design::Design design = patterns::buildDesign(index, whole.mapped, uses);
    const base::Bytes workingSet = sizing::estimate(design, sizing::sizeOptions(model)).workingSet.likely;
    const Setting setting{checks::judge, base::mebibytes(cacheMiB), workingSet};
    int changed = 0;
    for (const schema::PatternUse &use : proposedUses(index, design)) {
        const SubjectArea area(whole, patterns::targetOf(use));
        const AreaDesign now(area, uses, setting);
        const Outcome before = now.outcome();
        const Outcome after = AreaDesign(now, use, setting).outcome();
        const Setting changedSetting{checks::judge, setting.cache,
                                     setting.workingSet + after.workingSet - before.workingSet};
        const Outcome full = AreaDesign(area, QList(uses) << use, changedSetting).outcome();
        QCOMPARE(after.costs, full.costs);
        QCOMPARE(after.problems.size(), full.problems.size());
        QVERIFY2(after == full,
                 qPrintable(use.pattern + QLatin1Char(' ') + patterns::targetName(model, patterns::targetOf(use))));
        changed += after == before ? 0 : 1;
    }
    QVERIFY(changed > 0);
}

/// A parent of a kind that is kept in several places, with a list of children inside: such models ended the program.
void TestAreaDesign::adviceWhereAnEntityHasSeveralPlaces()
{
    const schema::Model model = bigRandomModel(1035, 45);
    const advisor::Advice advice = advisor::advise(model, schema::Goal::Simplicity, checks::judge);
    QCOMPARE(advice.placements.size(), model.relationships.size());
}

QTEST_GUILESS_MAIN(TestAreaDesign)
#include "tst_areadesign.moc"
