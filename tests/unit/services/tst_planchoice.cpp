// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/services/deploymentfixture.h"

using namespace sw;
using deploymenttesting::indexOn;
using deploymenttesting::stepOf;
using services::PlanChoice;

/// Which steps of a plan a person wants, and what has to be confirmed.
class TestPlanChoice : public QObject, private deploymenttesting::Shop
{
    Q_OBJECT

private Q_SLOTS:
    void init() { reset(); }
    void deletingStepsAreChosenByHand();
    void deletingUncountedNeverRuns();
    void leavingOutTakesWhatDepends();
    void softenedStepNeedsNoWord();
    void moderateStepKeepsItsWord();
    void softeningKeepsTheChoice();
    void stagesGoBothWays();
    void planAgainKeepsWhatIsTheSame();
    void moreViolatorsAskAgain();
    void knownFailureNeverRuns();
};

void TestPlanChoice::deletingStepsAreChosenByHand()
{
    fill();
    m_server->violators = 3;
    design::Index expiring = indexOn(QStringLiteral("seenAt"));
    expiring.expireAfterSeconds = 60;
    const QString collection = m_design.collections.first().name;
    m_design.collections.first().indexes << expiring;
    PlanChoice choice(propose());
    const deploy::Step *step = stepOf(choice.plan(), deploy::ChangeClass::MayDelete);
    QVERIFY(step != nullptr);
    QVERIFY(!choice.isChosen(*step) && choice.chosenPlan().isEmpty());
    choice.choose(step->number);
    QCOMPARE(choice.waitingCount(), 1);
    QVERIFY(!choice.accept(*step, step->object));
    QVERIFY(choice.accept(*step, QStringLiteral("C4:DELETE 3 IN shop.") + collection));
    QCOMPARE(choice.waitingCount(), 0);
    const services::Outcome outcome = deployment().apply(choice.chosenPlan(), choice.consent());
    QVERIFY2(outcome.report.verified, qPrintable(outcome.report.error ? outcome.report.error->text() : QString()));
    QVERIFY(m_server->hasIndex(collection, QStringLiteral("seenAt")));
}

void TestPlanChoice::deletingUncountedNeverRuns()
{
    fill();
    m_server->violators = -1;
    design::Index expiring = indexOn(QStringLiteral("seenAt"));
    expiring.expireAfterSeconds = 60;
    m_design.collections.first().indexes << expiring;
    PlanChoice choice(propose());
    const deploy::Step *step = stepOf(choice.plan(), deploy::ChangeClass::MayDelete);
    QVERIFY(step != nullptr);
    choice.choose(step->number);
    QVERIFY(!choice.isChosen(*step));
}

void TestPlanChoice::leavingOutTakesWhatDepends()
{
    PlanChoice choice(propose());
    const deploy::Plan plan = choice.plan();
    QVERIFY(deploy::acknowledgements(plan).isEmpty());
    const auto index = std::find_if(plan.steps.cbegin(), plan.steps.cend(), [](const deploy::Step &step) {
        return step.kind == deploy::StepKind::CreateIndex;
    });
    QVERIFY(index != plan.steps.cend());
    const auto parent = std::find_if(plan.steps.cbegin(), plan.steps.cend(), [&](const deploy::Step &step) {
        return step.kind == deploy::StepKind::CreateCollection && step.collection == index->collection;
    });
    QVERIFY(parent != plan.steps.cend());
    choice.leaveOut(parent->number);
    QVERIFY(!choice.isChosen(*parent) && !choice.isChosen(*index));
    QVERIFY(choice.chosenPlan().step(index->number) == nullptr);
    choice.choose(index->number);
    QVERIFY(choice.isChosen(*parent) && choice.isChosen(*index));
    QCOMPARE(choice.chosenCount(), plan.steps.size());
}

void TestPlanChoice::softenedStepNeedsNoWord()
{
    fill();
    m_server->violators = 2;
    m_design.collections.first().root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    PlanChoice choice(propose());
    const deploy::Step *step = stepOf(choice.plan(), deploy::ChangeClass::MayRefuseWrites);
    QVERIFY(step != nullptr && PlanChoice::canSoften(*step));
    QCOMPARE(choice.waitingCount(), 1);
    choice.soften(step->number);
    QCOMPARE(choice.waitingCount(), 0);
    QCOMPARE(choice.chosenCount(), 1);
    QVERIFY(deployment().apply(choice.chosenPlan(), choice.consent()).report.verified);
    QVERIFY(m_server->changes.value(0).contains(QLatin1String("\"moderate\"")));
}

void TestPlanChoice::moderateStepKeepsItsWord()
{
    fill();
    m_server->violators = 2;
    m_design.collections.first().root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    PlanChoice choice(propose());
    const int number = stepOf(choice.plan(), deploy::ChangeClass::MayRefuseWrites)->number;
    QVERIFY(PlanChoice::canSoften(*choice.plan().step(number), deploy::Softness::Moderate));
    choice.soften(number, deploy::Softness::Moderate);
    const deploy::Step *step = stepOf(choice.plan(), deploy::ChangeClass::MayRefuseWrites);
    QVERIFY2(step != nullptr && choice.waitingCount() == 1, "it refuses new documents, so it needs its word");
    QVERIFY(!PlanChoice::canSoften(*step, deploy::Softness::Moderate) && PlanChoice::canSoften(*step));
    choice.soften(step->number);
    QCOMPARE(choice.waitingCount(), 0);
}

void TestPlanChoice::softeningKeepsTheChoice()
{
    fill();
    m_server->violators = 2;
    design::Collection &first = m_design.collections.first();
    first.root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    first.indexes << indexOn(QStringLiteral("a"));
    design::Collection &last = m_design.collections.last();
    last.root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    PlanChoice choice(propose());
    const deploy::Plan before = choice.plan();
    QCOMPARE(before.steps.size(), 3);
    const QString leftOut = before.steps.at(0).object;
    choice.leaveOut(before.steps.at(0).number);
    choice.soften(before.steps.at(2).number);
    const deploy::Plan chosen = choice.chosenPlan();
    QCOMPARE(chosen.steps.size(), 2);
    for (const deploy::Step &step : chosen.steps)
        QVERIFY(step.object != leftOut);
}

void TestPlanChoice::stagesGoBothWays()
{
    fill();
    m_server->violators = 2;
    m_design.collections.first().root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    const deploy::Plan plan = propose();
    PlanChoice choice(plan);
    const deploy::Step full = *stepOf(plan, deploy::ChangeClass::MayRefuseWrites);
    QVERIFY(choice.accept(full, choice.wordOf(full)));
    choice.setStage(full.number, deploy::Softness::Warn);
    QVERIFY(choice.stageOf(choice.plan().steps.first()) == deploy::Softness::Warn);
    choice.setStage(choice.plan().steps.first().number, std::nullopt);
    QCOMPARE(choice.plan().hash(), plan.hash());
    QVERIFY2(choice.waitingCount() == 1, "what was confirmed before was another step");
}

void TestPlanChoice::planAgainKeepsWhatIsTheSame()
{
    fill();
    m_server->violators = 2;
    design::Collection &first = m_design.collections.first();
    design::Collection &last = m_design.collections.last();
    first.root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    first.indexes << indexOn(QStringLiteral("a"));
    last.root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    PlanChoice choice(propose());
    QCOMPARE(choice.plan().steps.size(), 3);
    const auto stepAbout = [](const PlanChoice &in, const QString &object) {
        const QList<deploy::Step> &steps = in.plan().steps;
        return *std::find_if(steps.cbegin(), steps.cend(), [&](const auto &step) { return step.object == object; });
    };
    QVERIFY(choice.accept(stepAbout(choice, first.name), first.name));
    choice.setStage(stepAbout(choice, last.name).number, deploy::Softness::Warn);
    choice.leaveOut(stepAbout(choice, first.name + QStringLiteral(".a")).number);
    PlanChoice again(propose());
    QCOMPARE(again.waitingCount(), 2);
    again.adopt(choice);
    QCOMPARE(again.waitingCount(), 0);
    QVERIFY(again.stageOf(stepAbout(again, last.name)) == deploy::Softness::Warn);
    QVERIFY(!again.isChosen(stepAbout(again, first.name + QStringLiteral(".a"))));
    QCOMPARE(again.chosenCount(), 2);
    again.withdraw(stepAbout(again, first.name));
    QCOMPARE(again.waitingCount(), 1);
}

void TestPlanChoice::moreViolatorsAskAgain()
{
    fill();
    m_server->violators = 2;
    m_design.collections.first().root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    PlanChoice choice(propose());
    QVERIFY(choice.accept(choice.plan().steps.first(), m_design.collections.first().name));
    m_server->violators = 1;
    PlanChoice fewer(propose());
    fewer.adopt(choice);
    QCOMPARE(fewer.waitingCount(), 0);
    m_server->violators = 3;
    PlanChoice more(propose());
    more.adopt(choice);
    QCOMPARE(more.waitingCount(), 1);
}

void TestPlanChoice::knownFailureNeverRuns()
{
    fill();
    m_server->violators = 298;
    design::Index unique = indexOn(QStringLiteral("a"));
    unique.unique = true;
    m_design.collections.first().indexes << unique << indexOn(QStringLiteral("b"));
    PlanChoice choice(propose());
    QCOMPARE(choice.plan().steps.size(), 2);
    const deploy::Step *failing = stepOf(choice.plan(), deploy::ChangeClass::MayRefuseWrites);
    QVERIFY(failing != nullptr && !PlanChoice::canRun(*failing));
    choice.choose(failing->number);
    QCOMPARE(choice.chosenCount(), 1);
    QCOMPARE(choice.waitingCount(), 0);
    QCOMPARE(choice.chosenPlan().steps.size(), 1);
    const services::Outcome outcome = deployment().apply(choice.chosenPlan(), choice.consent());
    QVERIFY2(outcome.report.verified, qPrintable(outcome.report.error ? outcome.report.error->text() : QString()));
    QVERIFY(m_server->hasIndex(m_design.collections.first().name, QStringLiteral("b")));
    QVERIFY(!m_server->hasIndex(m_design.collections.first().name, QStringLiteral("a")));
}

QTEST_GUILESS_MAIN(TestPlanChoice)
#include "tst_planchoice.moc"
