// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/lessons/lessonlibrary.h"
#include "models/patterns/core/target.h"
#include "models/services/advice/goaladvice.h"
#include "models/services/fixes/fixregistry.h"
#include "models/services/lessons/givenfacts.h"
#include "models/services/lessons/lessonfigures.h"
#include "models/services/lessons/lessontasks.h"
#include "models/services/patternuses/patternfits.h"

#include <QRegularExpression>
#include <QTest>

using namespace sw;
using formats::LessonChange;
using formats::LessonStep;

namespace
{

/// Tasks that one button of the problems solves; that is the point of them.
const QStringList solvedByOneFix{
    QStringLiteral("methodology"), // which of the buttons?
};

const LessonStep *taskOf(const services::LessonBench &bench)
{
    for (const LessonStep &step : bench.lesson().steps) {
        if (step.kind == formats::StepKind::Do)
            return &step;
    }
    return nullptr;
}

services::LessonBench benchOf(const QString &id)
{
    return services::LessonBench(*formats::shippedLesson(id));
}

QStringList unmet(const QList<services::TaskCondition> &conditions)
{
    QStringList texts;
    for (const services::TaskCondition &condition : conditions) {
        if (!condition.met)
            texts << condition.text + QStringLiteral(": ") + condition.value;
    }
    return texts;
}

} // namespace

/// What the tasks of the shipped lessons ask for, and what they take for an answer.
class TestLessonAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneButtonIsNoAnswer();
    void taughtPatternsFit_data();
    void taughtPatternsFit();
    void otherNumbersAreNoAnswer();
    void buttonsSayWhatIsGiven();
    void conditionsNameWhatIsMeant();
    void answersFitIntoMemory();
    void anotherPatternIsNoAnswer();
    void ignoringIsNoAnswer();
    void changedBackIsNotDone();
};

void TestLessonAnswers::oneButtonIsNoAnswer()
{
    QStringList solved;
    for (const QString &id : formats::lessonIds()) {
        const services::LessonBench bench = benchOf(id);
        const LessonStep &step = *taskOf(bench);
        const services::LessonState &state = **bench.state(step.model);
        const services::FixContext context(state.model, state.evaluation);
        QSet<QString> tried;
        for (const checks::Finding &finding : state.evaluation.findings) {
            for (const services::Fix &fix : services::fixesOf(context, finding)) {
                schema::Model model = state.model;
                if (!fix.apply(model) || tried.contains(finding.object + fix.text))
                    continue;
                tried << finding.object + fix.text;
                if (services::isDone(services::judgeTask(bench, step, model)) && !solved.contains(id))
                    solved << id;
            }
        }
    }
    QCOMPARE(solved, solvedByOneFix);
}

void TestLessonAnswers::taughtPatternsFit_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : formats::lessonIds())
        QTest::addRow("%s", qPrintable(id)) << id;
}

/// What the solution applies is not rejected with nought points in the project of its own task.
void TestLessonAnswers::taughtPatternsFit()
{
    QFETCH(const QString, id);
    const services::LessonBench bench = benchOf(id);
    const LessonStep &step = *taskOf(bench);
    schema::Model model = (*bench.state(step.model))->model;
    for (const LessonChange &change : step.solution) {
        if (change.kind != LessonChange::Kind::Apply)
            QVERIFY(services::applyChanges(model, {change}));
    }
    const QList<advisor::Explanation> judged = services::judgements(services::advise(model, model.goal, {}));
    for (const LessonChange &change : step.solution) {
        if (change.kind != LessonChange::Kind::Apply)
            continue;
        const patterns::Target target = *patterns::parseTarget(model, change.target);
        const auto found = std::find_if(judged.begin(), judged.end(), [&](const advisor::Explanation &one) {
            return one.use.pattern == change.what && patterns::targetOf(one.use) == target;
        });
        QVERIFY2(found != judged.end(), qPrintable(change.what));
        QVERIFY2(found->score > 0, qPrintable(change.what + QStringLiteral(": ") + found->reason));
        QVERIFY(found->verdict != advisor::Verdict::Rejected || !found->reason.isEmpty());
        const services::PatternFindings places = services::findPlaces(model, services::evaluate(model).design);
        const QList<services::PatternFit> fits =
            services::patternFits(schema::ModelIndex(model), places, judged, target);
        const auto fit = std::find_if(fits.begin(), fits.end(),
                                      [&](const services::PatternFit &one) { return one.pattern == change.what; });
        QVERIFY2(fit->group != services::PatternFit::Group::NotMet, qPrintable(fit->obstacle));
    }
}

void TestLessonAnswers::otherNumbersAreNoAnswer()
{
    const services::LessonBench bench = benchOf(QStringLiteral("approximation"));
    const LessonStep &step = *taskOf(bench);
    schema::Model model = *services::solvedModel(bench, step);
    QVERIFY(services::isDone(services::judgeTask(bench, step, model)));
    model.operations.first().perSecond /= 2;
    const QList<services::TaskCondition> conditions = services::judgeTask(bench, step, model);
    QVERIFY(!services::isDone(conditions) && services::isMetOtherwise(conditions));
    QVERIFY2(services::verdictText(conditions).contains(QStringLiteral("not by the design")),
             qPrintable(services::verdictText(conditions)));
    QCOMPARE(unmet(conditions).size(), 1);
    QVERIFY2(unmet(conditions).first().contains(model.operations.first().name), qPrintable(unmet(conditions).first()));
}

/// A button of the problems that would be refused afterwards is refused before, with what it changes; no other one is.
void TestLessonAnswers::buttonsSayWhatIsGiven()
{
    QStringList refused;
    for (const QString &id : formats::lessonIds()) {
        const services::LessonBench bench = benchOf(id);
        const LessonStep &step = *taskOf(bench);
        const services::LessonState &state = **bench.state(step.model);
        const services::GivenFacts given = *services::GivenFacts::of(bench, step);
        QVERIFY(given.changedIn(state.model).isEmpty());
        QVERIFY(given.allows(state.model, *services::solvedModel(bench, step)));
        const services::FixContext context(state.model, state.evaluation);
        for (const checks::Finding &finding : state.evaluation.findings) {
            for (const services::Fix &fix : services::fixesOf(context, finding)) {
                schema::Model model = state.model;
                if (!fix.apply(model))
                    continue;
                const auto allowed = given.allows(state.model, model);
                const QList<services::TaskCondition> conditions = services::judgeTask(bench, step, model);
                QCOMPARE(!allowed, services::isGivenChanged(conditions));
                if (allowed)
                    continue;
                refused << id;
                QVERIFY2(allowed.error().message.contains(given.changedIn(model).first()),
                         qPrintable(allowed.error().message));
                QVERIFY2(services::verdictText(conditions).contains(given.changedIn(model).first()),
                         qPrintable(services::verdictText(conditions)));
                QVERIFY(given.allows(model, state.model)); // back is no change of it
                model.description += QLatin1Char('!');
                QVERIFY(given.allows(model, model)); // and who changed it by hand can go on
            }
        }
    }
    QVERIFY(refused.contains(QStringLiteral("anti-patterns")));
}

/// Which numbers are the learner's to change, and problems by their titles.
void TestLessonAnswers::conditionsNameWhatIsMeant()
{
    const auto textsOf = [](const char *lesson) {
        const services::LessonBench bench = benchOf(QLatin1String(lesson));
        const LessonStep &step = *taskOf(bench);
        QStringList texts;
        for (const services::TaskCondition &condition : services::judgeTask(bench, step, **bench.state(step.model)))
            texts << condition.text;
        return texts;
    };
    const QStringList counts = textsOf("cardinality");
    QVERIFY2(counts.last().contains(QStringLiteral("except books · authors (number of books, number of authors);")),
             qPrintable(counts.last()));
    const QStringList problems = textsOf("anti-patterns");
    QVERIFY2(!problems.last().contains(QStringLiteral("except")), qPrintable(problems.last()));
    QVERIFY2(problems.last().contains(QStringLiteral("no finding is ignored")), qPrintable(problems.last()));
    static const QRegularExpression code(QStringLiteral("\\bE\\d+\\b"));
    for (const QString &text : counts + problems + textsOf("dynamic-schemas") + textsOf("validation"))
        QVERIFY2(!text.contains(code), qPrintable(text));
    QVERIFY(problems.contains(QStringLiteral("Findings “Array without a limit”: none")));
}

/// An answer whose picture says "too large" in red would look like a mistake.
void TestLessonAnswers::answersFitIntoMemory()
{
    for (const QString &id : formats::lessonIds()) {
        const services::LessonBench bench = benchOf(id);
        const LessonStep *step = taskOf(bench);
        if (!step)
            continue;
        const schema::Model solved = *services::solvedModel(bench, *step);
        const auto share =
            services::figureOf(services::LessonState{solved, services::evaluate(solved)}, QStringLiteral("cacheShare"));
        QVERIFY2(share && share->value <= 1, qPrintable(id));
    }
}

void TestLessonAnswers::anotherPatternIsNoAnswer()
{
    const services::LessonBench bench = benchOf(QStringLiteral("outlier"));
    const LessonStep &step = *taskOf(bench);
    schema::Model model = (*bench.state(step.model))->model;
    LessonChange subset = step.solution.first();
    subset.what = QStringLiteral("subset");
    subset.values = {{QStringLiteral("n"), 100}};
    QVERIFY(services::applyChanges(model, {subset}));
    const QList<services::TaskCondition> conditions = services::judgeTask(bench, step, model);
    QVERIFY2(services::isMetOtherwise(conditions), qPrintable(unmet(conditions).join(QStringLiteral("; "))));
    QVERIFY(services::verdictText(conditions).contains(QStringLiteral("Outlier")));
}

/// A problem that is ignored, for whatever reason, is still one.
void TestLessonAnswers::ignoringIsNoAnswer()
{
    const services::LessonBench bench = benchOf(QStringLiteral("anti-patterns"));
    const LessonStep &step = *taskOf(bench);
    const schema::Model before = (*bench.state(step.model))->model;
    schema::Model model = before;
    QVERIFY(services::applyChanges(model, {step.solution.last()})); // half of it is solved
    for (const checks::Finding &finding : services::evaluate(model).findings) {
        if (finding.check == QLatin1String("E1"))
            model.suppressed.append({finding.check, finding.object, QStringLiteral("because")});
    }
    QVERIFY(model.suppressed.size() > before.suppressed.size());
    const QList<services::TaskCondition> conditions = services::judgeTask(bench, step, model);
    QVERIFY(!services::isDone(conditions) && services::isMetOtherwise(conditions));
    QVERIFY2(services::verdictText(conditions).contains(QStringLiteral("ignored")),
             qPrintable(services::verdictText(conditions)));
}

void TestLessonAnswers::changedBackIsNotDone()
{
    const services::LessonBench bench = benchOf(QStringLiteral("goals"));
    const LessonStep &step = *taskOf(bench);
    const QList<services::TaskCondition> open = services::judgeTask(bench, step, **bench.state(step.model));
    QVERIFY(!services::isMetOtherwise(open));
    const auto unmet = std::find_if(open.begin(), open.end(), [](const auto &one) { return !one.met; });
    QVERIFY(services::verdictText(open).startsWith(QStringLiteral("Not done yet. ") + unmet->text));
    QVERIFY(services::verdictText(open).contains(unmet->value));
    QVERIFY(services::verdictText(open, true).contains(QStringLiteral("not any more")));
}

QTEST_GUILESS_MAIN(TestLessonAnswers)
#include "tst_lessonanswers.moc"
