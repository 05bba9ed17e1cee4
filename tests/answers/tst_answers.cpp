// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runner.h"
#include "tests/gui/panels/panelfixture.h"

#include "models/base/text.h"
#include "models/document/edits/projectedits.h"
#include "models/formats/project/projectfile.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/advice/goaladvice.h"
#include "models/services/questions/operations.h"
#include "models/sizing/estimate/calibration.h"
#include "models/sizing/figures/sizetexts.h"
#include "tests/support/patience.h"
#include "views/panels/problemspanel.h"
#include "views/patterns/advicedialog.h"
#include "views/sizes/sizequestions.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QtTest>

#include <cmath>

using namespace sw;
using clitest::runInside;
using schema::Goal;
using services::Evaluation;

namespace
{

constexpr Goal goals[] = {Goal::Simplicity, Goal::Balanced, Goal::Performance};

/// What the command line answers about a project.
class CommandLine
{
public:
    explicit CommandLine(const schema::Model &model) : m_file(m_folder.filePath(QStringLiteral("project.shape.json")))
    {
        if (!formats::saveProjectFile(m_file, model))
            qFatal("the project cannot be saved");
    }
    QJsonObject json(const QString &command, const QStringList &options = {}) const
    {
        const clitest::Run run =
            runInside(QStringList{command, m_file} + options + QStringList{QStringLiteral("--json")});
        return QJsonDocument::fromJson(run.out.toUtf8()).object();
    }
    schema::Model saved() const { return formats::loadProjectFile(m_file)->model; }

private:
    QTemporaryDir m_folder;
    QString m_file;
};

/// What the window shows of it.
struct Window : test::PanelFixture
{
    explicit Window(const schema::Model &model) : PanelFixture(QString()) { document.setModel(model); }

    items::SizeAnswer ask(views::SizeQuestion question) const
    {
        items::SizeRequest request;
        request.model = document.model();
        request.today = QDate::currentDate();
        return views::rowOf(question).answer(request, {});
    }
};

double whole(base::Bytes bytes)
{
    return std::round(bytes.value());
}

QJsonArray list(const QJsonObject &json, const char *name)
{
    return json.value(QLatin1String(name)).toArray();
}

QJsonObject object(const QJsonObject &json, const char *name)
{
    return json.value(QLatin1String(name)).toObject();
}

double number(const QJsonObject &json, const char *name)
{
    return json.value(QLatin1String(name)).toDouble(-1);
}

QStringList recommended(const QJsonObject &advice)
{
    QStringList uses;
    for (const QJsonValue each : list(advice, "applied"))
        uses << each.toObject().value(QLatin1String("pattern")).toString() + QLatin1Char(' ') +
                    each.toObject().value(QLatin1String("target")).toString();
    return uses;
}

QStringList recommended(const advisor::Advice &advice)
{
    QStringList uses;
    for (const advisor::Explanation &each : advice.applied)
        uses << each.use.pattern + QLatin1Char(' ') + each.target;
    return uses;
}

/// The sample as it is designed for \p goal.
schema::Model designed(const QString &sample, Goal goal)
{
    schema::Model model = formats::loadSample(sample).value();
    const advisor::Advice advice = services::advise(model, goal, {});
    model.patterns = services::adopted(model, advice.uses());
    model.goal = goal;
    return model;
}

/// A project whose files a server was found to make larger, and whose check of indexes tells what they weigh.
schema::Model calibrated()
{
    schema::Model model = formats::loadSample(QStringLiteral("bookstore")).value();
    model.settings.insert(QStringLiteral("check.indexes"), 1);
    schema::Calibration calibration{QStringLiteral("a server"), QStringLiteral("2026-11-22"), false, {}};
    for (const design::Collection &collection : patterns::buildDesign(model).collections) {
        schema::CollectionFactors factors{collection.name, 1000, sizing::shapeFingerprint(collection), 1.5, {}};
        factors.indexes << schema::IndexFactor{QStringLiteral("_id_"), 1.2};
        for (const design::Index &index : collection.indexes)
            factors.indexes << schema::IndexFactor{index.name, 1.2};
        calibration.collections << factors;
    }
    schema::setCalibration(model, calibration);
    return model;
}

} // namespace

/// A use case exists once: services, command line and window give the same answers.
class TestAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void sizes_data() { samplesAndGoals(); }
    void sizes();
    void costs_data() { samplesAndGoals(); }
    void costs();
    void findings_data() { samplesAndGoals(); }
    void findings();
    void growth_data() { samplesAndGoals(); }
    void growth();
    void advice_data();
    void advice();
    void adoptingKeepsIdentities();
    void checksUseTheCalibration();
    void patternsWithoutEffect();

private:
    static void samplesAndGoals();
};

void TestAnswers::samplesAndGoals()
{
    static QList<std::pair<QString, schema::Model>> all;
    if (all.isEmpty()) {
        for (const formats::SampleInfo &sample : formats::samples()) {
            for (const Goal goal : goals)
                all.append({sample.name + QStringLiteral(", ") + schema::nameOf(goal), designed(sample.name, goal)});
        }
    }
    QTest::addColumn<schema::Model>("model");
    for (const auto &[name, model] : std::as_const(all))
        QTest::addRow("%s", qPrintable(name)) << model;
}

void TestAnswers::sizes()
{
    QFETCH(schema::Model, model);
    const Evaluation evaluation = services::evaluate(model);
    const QJsonObject json = CommandLine(model).json(QStringLiteral("size"));
    const Window window(model);
    QCOMPARE(window.derived.sizes().workingSet.likely, evaluation.sizes.workingSet.likely);
    QCOMPARE(window.derived.diskReads().readsPerSecond, evaluation.diskReads.readsPerSecond);
    QCOMPARE(number(object(json, "totals"), "workingSetBytes"), whole(evaluation.sizes.workingSet.likely));
    QCOMPARE(number(object(json, "totals"), "storageBytes"), whole(evaluation.sizes.storage));
    QCOMPARE(number(object(json, "totals"), "indexBytes"), whole(evaluation.sizes.indexes));
    QCOMPARE(number(object(json, "diskReads"), "asksPerSecond"), evaluation.diskReads.asksPerSecond);
    QCOMPARE(number(object(json, "diskReads"), "readsPerSecond"), evaluation.diskReads.readsPerSecond);
    const QJsonArray collections = list(json, "collections");
    QCOMPARE(collections.size(), evaluation.sizes.collections.size());
    for (qsizetype i = 0; i < collections.size(); ++i) {
        const sizing::CollectionSize &shown = window.derived.sizes().collections.at(i);
        const QJsonObject printed = collections.at(i).toObject();
        QCOMPARE(printed.value(QLatin1String("name")).toString(), shown.name);
        QCOMPARE(number(printed, "storageBytes"), whole(shown.storage.likely));
        QCOMPARE(number(printed, "hotBytes"), whole(shown.hot.likely));
    }
    const items::SizeAnswer chart = window.ask(views::SizeQuestion::WorkingSet);
    QCOMPARE(whole(chart.bars.first().total()), whole(evaluation.sizes.workingSet.likely));
}

void TestAnswers::costs()
{
    QFETCH(schema::Model, model);
    const Evaluation evaluation = services::evaluate(model);
    const QJsonArray printed =
        list(CommandLine(model).json(QStringLiteral("size"), {QStringLiteral("--operations")}), "operations");
    const QList<items::ChartTable::Row> shown = Window(model).ask(views::SizeQuestion::Operations).table.rows;
    QCOMPARE(printed.size(), evaluation.costs.size());
    QCOMPARE(shown.size(), evaluation.costs.size());
    for (qsizetype i = 0; i < printed.size(); ++i) {
        const sizing::OperationCost &cost = evaluation.costs.at(i);
        const QJsonObject row = printed.at(i).toObject();
        QCOMPARE(row.value(QLatin1String("name")).toString(), cost.name);
        QCOMPARE(number(row, "units"), cost.units);
        QCOMPARE(number(row, "documentsRead"), cost.documentsRead);
        QCOMPARE(shown.at(i).figures.at(1).value.likely, cost.documentsRead);
        QCOMPARE(shown.at(i).figures.last().value.likely, cost.bytesWritten.value());
        QCOMPARE(whole(base::Bytes(shown.at(i).figures.last().value.high)),
                 std::round(number(object(row, "written"), "high")));
        if (const auto alone = services::costRange(model, evaluation, cost.operation)) {
            QCOMPARE(alone->likely.units, cost.units);
            QCOMPARE(alone->high.bytesWritten.value(), number(object(row, "written"), "high"));
        }
    }
}

void TestAnswers::findings()
{
    QFETCH(schema::Model, model);
    const Evaluation evaluation = services::evaluate(model);
    const QJsonObject json = CommandLine(model).json(QStringLiteral("check"));
    QStringList printed;
    for (const QJsonValue each : list(json, "findings"))
        printed << each.toObject().value(QLatin1String("id")).toString() + QLatin1Char(' ') +
                       each.toObject().value(QLatin1String("object")).toString();
    QStringList found;
    for (const checks::Finding &finding : evaluation.findings)
        found << finding.check + QLatin1Char(' ') + finding.object;
    QCOMPARE(printed, found);
    Window window(model);
    views::ProblemsPanel panel(window.document, window.derived, window.selection);
    const QSignalSpy counted(&panel, &views::ProblemsPanel::countChanged);
    QVERIFY(document::setRam(window.document, model.ramGiB * 2));
    window.undo();
    const QJsonObject totals = object(json, "totals");
    QCOMPARE(counted.last().first().toDouble(),
             number(totals, "errors") + number(totals, "warnings") + number(totals, "infos"));
}

void TestAnswers::growth()
{
    QFETCH(schema::Model, model);
    const QJsonObject json = object(
        CommandLine(model).json(QStringLiteral("size"), {QStringLiteral("--growth"), QStringLiteral("60")}), "growth");
    const items::SizeAnswer shown = Window(model).ask(views::SizeQuestion::Growth);
    const QList<double> &months = shown.growth.lines.first().months;
    const QJsonArray printed = list(json, "months");
    QCOMPARE(printed.size(), months.size());
    for (qsizetype i = 0; i < printed.size(); ++i)
        QCOMPARE(number(printed.at(i).toObject(), "workingSetBytes"), std::round(months.at(i)));
    const QJsonArray without = list(json, "without");
    QCOMPARE(without.size(), shown.facts->without.size());
    for (qsizetype i = 0; i < without.size(); ++i)
        QCOMPARE(without.at(i).toObject().value(QLatin1String("use")).toString(),
                 shown.facts->without.at(i).use.text());
}

void TestAnswers::advice_data()
{
    QTest::addColumn<QString>("sample");
    for (const formats::SampleInfo &sample : formats::samples())
        QTest::addRow("%s", qPrintable(sample.name)) << sample.name;
}

/// Recommendations, what the designs weigh and what is left to complain of, for each goal; and the same project after
/// both have taken the advice.
void TestAnswers::advice()
{
    QFETCH(QString, sample);
    const schema::Model model = formats::loadSample(sample).value();
    const QList<items::ChartTable::Row> compared = Window(model).ask(views::SizeQuestion::Goals).table.rows;
    for (const Goal goal : goals) {
        const CommandLine project(model);
        const services::GoalAdvice advice = services::adviseFor(model, goal, {});
        const QStringList options{QStringLiteral("--goal"), schema::nameOf(goal), QStringLiteral("--apply")};
        const QJsonObject json = project.json(QStringLiteral("advise"), options);
        QCOMPARE(recommended(json), recommended(advice.advice));
        const double workingSet = number(object(json, "after"), "workingSetBytes");
        QCOMPARE(workingSet, whole(advice.evaluation.sizes.workingSet.likely));
        if (goal != model.goal)
            QCOMPARE(std::round(compared.at(5).figures.at(static_cast<int>(goal)).value.likely), workingSet);
        const QJsonObject totals = object(project.json(QStringLiteral("check")), "totals");
        const services::FindingCounts left = services::countOf(advice.evaluation.findings);
        QCOMPARE(number(totals, "errors"), left.errors);
        QCOMPARE(number(totals, "warnings"), left.warnings);
        if (goal != model.goal)
            continue;
        Window window(model);
        views::AdviceDialog dialog(window.document);
        dialog.show();
        QTRY_VERIFY_WITH_TIMEOUT(dialog.applyButton()->isEnabled(), 2 * sw::test::patience);
        dialog.applyButton()->click();
        QVERIFY(window.model().patterns == project.saved().patterns);
        QVERIFY(window.model().relationships == project.saved().relationships);
    }
}

/// What is used already keeps its identity, whoever takes the advice.
void TestAnswers::adoptingKeepsIdentities()
{
    const schema::Model plain = formats::loadSample(QStringLiteral("bookstore")).value();
    const advisor::Advice advice = services::advise(plain, Goal::Performance, {});
    schema::Model model = plain;
    QVERIFY(!advice.applied.isEmpty());
    model.patterns = {advice.uses().first()};
    model.patterns.first().id = schema::PatternUseId(QStringLiteral("mine"));
    model.patterns.first().unknown.insert(QStringLiteral("newer"), 1);
    model.patterns.first().reason = QStringLiteral("ours");
    const QList<schema::PatternUse> uses = services::adopted(model, advice.uses());
    QCOMPARE(uses.size(), advice.applied.size());
    QCOMPARE(uses.first().reason, QStringLiteral("ours"));
    model.patterns.first().enabled = false; // and that is why it was declined
    QVERIFY(services::adopted(model, advice.uses()).first().reason.isEmpty());
    QCOMPARE(uses.first().id, schema::PatternUseId(QStringLiteral("mine")));
    QCOMPARE(uses.first().unknown, model.patterns.first().unknown);
    for (qsizetype i = 1; i < uses.size(); ++i)
        QCOMPARE(uses.at(i), advice.uses().at(i));
}

void TestAnswers::checksUseTheCalibration()
{
    const schema::Model model = calibrated();
    schema::Model without = model;
    schema::setCalibration(without, {});
    const auto indexesOf = [](const schema::Model &checked) {
        QStringList details;
        for (const QJsonValue each : list(CommandLine(checked).json(QStringLiteral("check")), "findings")) {
            if (each.toObject().value(QLatin1String("id")).toString() == QLatin1String("E7"))
                details << each.toObject().value(QLatin1String("detail")).toString();
        }
        return details;
    };
    QVERIFY(!indexesOf(model).isEmpty());
    QVERIFY(indexesOf(model) != indexesOf(without));
    QStringList shown;
    const Window window(model);
    for (const checks::Finding &finding : window.derived.findings()) {
        if (finding.check == QLatin1String("E7"))
            shown << finding.detail;
    }
    QCOMPARE(indexesOf(model), shown);
}

/// Both say it, both can suppress it, and the window leads to it.
void TestAnswers::patternsWithoutEffect()
{
    schema::Model model = formats::loadSample(QStringLiteral("bookstore")).value();
    schema::PatternUse use;
    use.id = schema::PatternUseId(QStringLiteral("idle"));
    use.pattern = QStringLiteral("subset");
    const QList<schema::Relationship> links = model.relationships;
    for (qsizetype i = 0; i < links.size() && patterns::buildDesign(model).skipped.isEmpty(); ++i) {
        use.relationship = links.at(i).id;
        model.patterns = {use};
    }
    const auto idle = [](const QList<checks::Finding> &findings) {
        const auto found = std::find_if(findings.cbegin(), findings.cend(), [](const checks::Finding &finding) {
            return finding.check == QLatin1String("pattern");
        });
        return found == findings.cend() ? checks::Finding() : *found;
    };
    QVERIFY(!patterns::buildDesign(model).skipped.isEmpty());
    const checks::Finding shown = idle(Window(model).derived.findings());
    QCOMPARE(shown.use, use.id);
    QCOMPARE(shown.object, use.pattern);
    model.suppressed << schema::Suppressed{shown.check, shown.object, QStringLiteral("later")};
    QVERIFY(idle(Window(model).derived.findings()).suppressed);
    QCOMPARE(number(object(CommandLine(model).json(QStringLiteral("check")), "totals"), "silenced"), 1.0);
}

QTEST_MAIN(TestAnswers)
#include "tst_answers.moc"
