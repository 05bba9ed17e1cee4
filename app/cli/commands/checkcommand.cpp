// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/fixarguments.h"
#include "app/cli/lessonarguments.h"
#include "app/cli/program.h"
#include "app/cli/reports/reviewreport.h"
#include "app/cli/reports/table.h"
#include "models/base/enumtable.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/services/evaluation/evaluation.h"
#include "models/services/fixes/fixeffect.h"
#include "models/services/fixes/fixregistry.h"
#include "models/services/lessons/givenfacts.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// Reports errors in the model and anti-patterns in its design. An invalid model is a result here, not a failure.
class CheckCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(CheckCommand)

public:
    QString name() const override { return QStringLiteral("check"); }
    QString summary() const override { return tr("errors in the model and anti-patterns in its design"); }
    QString details() const override
    {
        return tr("Ends with exit code 1 when there is an error, with 0 when there are only warnings and notes. With "
                  "--fix a finding is settled, what that changes is printed, and the project is saved.");
    }
    QList<Option> options() const override
    {
        return {jsonOption(),
                reviewOption(),
                {{QStringLiteral("fix")},
                 QStringLiteral("CHECK[:OBJECT]"),
                 tr("settle this finding and save the project"),
                 false},
                {{QStringLiteral("by")},
                 QStringLiteral("WAY"),
                 tr("the way to settle it, as in the list of findings; else the first one"),
                 false},
                {{QStringLiteral("task")},
                 QStringLiteral("LESSON:STEP"),
                 tr("with --fix: refuse what changes the numbers that this task gives"),
                 false}};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"({"findings": [{"id", "severity": "error|warning|info", "object", "title", "detail", "fix", "pattern", "collection",)"
            "\n"
            R"(    "path", "fixes": [{"id", "text"}], "silenced", "silencedReason"}],)"
            "\n"
            R"(  "totals": {"errors", "warnings", "infos", "silenced"}})");
    }
    QStringList examples() const override
    {
        return {QStringLiteral("check shop.shape.json"), QStringLiteral("check shop.shape.json --format sarif"),
                QStringLiteral("check shop.shape.json --fix 'E9:Show book page' --by add-index")};
    }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

QString severityName(checks::Severity severity)
{
    constexpr base::EnumNames<checks::Severity::Error> names("info", "warning", "error");
    return nameOf(names, severity);
}

QString severityText(checks::Severity severity)
{
    constexpr base::EnumNames<checks::Severity::Error> texts(QT_TRANSLATE_NOOP("CheckCommand", "note"),
                                                             QT_TRANSLATE_NOOP("CheckCommand", "warning"),
                                                             QT_TRANSLATE_NOOP("CheckCommand", "error"));
    return CheckCommand::tr(texts[severity]);
}

checks::Finding modelFinding(const base::Error &error)
{
    checks::Finding finding;
    finding.check = QStringLiteral("model");
    finding.severity = checks::Severity::Error;
    finding.object = error.where;
    finding.title = error.message;
    finding.fix = error.wayOut;
    return finding;
}

/// Of a model with errors those alone: what follows from them would only distract.
QList<checks::Finding> findingsOf(const services::Evaluation &evaluation)
{
    if (evaluation.problems.isEmpty())
        return evaluation.findings;
    QList<checks::Finding> findings;
    for (const base::Error &error : evaluation.problems)
        findings << modelFinding(error);
    return findings;
}

/// The ways to settle each finding.
using Ways = QList<QList<services::Fix>>;

QByteArray findingsJson(const QList<checks::Finding> &findings, const Ways &ways, const services::FindingCounts &counts)
{
    base::JsonWriter json;
    json.beginObject().key(QStringLiteral("findings")).beginArray();
    for (qsizetype i = 0; i < findings.size(); ++i) {
        const checks::Finding &finding = findings.at(i);
        json.beginObject()
            .member(QStringLiteral("id"), finding.check)
            .member(QStringLiteral("severity"), severityName(finding.severity));
        json.member(QStringLiteral("object"), finding.object).member(QStringLiteral("title"), finding.title);
        json.member(QStringLiteral("detail"), finding.detail).member(QStringLiteral("fix"), finding.fix);
        json.member(QStringLiteral("pattern"), finding.pattern)
            .member(QStringLiteral("collection"), finding.collection);
        json.member(QStringLiteral("path"), finding.path).key(QStringLiteral("fixes")).beginArray();
        for (const services::Fix &fix : ways.at(i))
            json.beginObject().member(QStringLiteral("id"), fix.id).member(QStringLiteral("text"), fix.text).end();
        json.end().member(QStringLiteral("silenced"), finding.suppressed);
        json.member(QStringLiteral("silencedReason"), finding.suppressedReason).end();
    }
    json.end().key(QStringLiteral("totals")).inlineNext().beginObject().member(QStringLiteral("errors"), counts.errors);
    json.member(QStringLiteral("warnings"), counts.warnings).member(QStringLiteral("infos"), counts.notes);
    json.member(QStringLiteral("silenced"), counts.suppressed).end().end();
    return json.result();
}

Review reviewOf(const QList<checks::Finding> &findings, const QString &file)
{
    Review out{QStringLiteral("check"), file, {}};
    for (const checks::Finding &finding : findings) {
        QStringList texts{finding.title};
        for (const QString &more : {finding.detail, finding.fix}) {
            if (!more.isEmpty())
                texts << more;
        }
        out.items << ReviewItem{finding.check,
                                finding.severity == checks::Severity::Error     ? ReviewItem::Level::Error
                                : finding.severity == checks::Severity::Warning ? ReviewItem::Level::Warning
                                                                                : ReviewItem::Level::Note,
                                finding.object,
                                texts.join(QLatin1Char(' ')),
                                finding.suppressed,
                                finding.suppressedReason};
    }
    return out;
}

void printFinding(Output &out, const checks::Finding &finding, const QList<services::Fix> &ways)
{
    constexpr int columns = 108;
    const QString title = QStringLiteral("%1  %2  %3")
                              .arg(severityText(finding.severity), finding.check, base::visibleText(finding.object));
    out.line(finding.suppressed
                 ? CheckCommand::tr("%1 (ignored: %2)").arg(title, base::visibleText(finding.suppressedReason))
                 : title);
    QStringList texts{finding.title + (finding.detail.isEmpty() ? QString() : QLatin1Char(' ') + finding.detail)};
    if (!finding.fix.isEmpty() && !finding.suppressed)
        texts << CheckCommand::tr("Fix: %1").arg(finding.fix);
    for (const QString &text : texts) {
        for (const QString &line : wrapped(base::visibleText(text), columns))
            out.line(QStringLiteral("  ") + line);
    }
    for (const services::Fix &way : ways)
        out.line(QStringLiteral("  --by %1: %2").arg(way.id, base::visibleText(way.text)));
    out.line();
}

Ways waysOf(const schema::Model &model, const services::Evaluation &evaluation, const QList<checks::Finding> &findings)
{
    Ways ways;
    if (!evaluation.problems.isEmpty()) {
        ways.resize(findings.size());
        return ways;
    }
    const services::FixContext context(model, evaluation);
    for (const checks::Finding &finding : findings)
        ways << services::fixesOf(context, finding);
    return ways;
}

/// \p task: "subset:task"; empty: none.
base::Result<void> allowedByTask(const QString &task, const schema::Model &now, const schema::Model &next)
{
    if (task.isEmpty())
        return {};
    const auto lesson = lessonCalled(task.section(QLatin1Char(':'), 0, -2));
    if (!lesson)
        return lesson.error();
    const auto step = taskCalled(*lesson, task.section(QLatin1Char(':'), -1));
    if (!step)
        return step.error();
    const auto given = services::GivenFacts::of(services::LessonBench(*lesson), **step);
    return given ? given->allows(now, next) : given.error();
}

/// Does what one of the ways out says, and tells what it changed.
base::Result<int> settle(Context &context, const Arguments &arguments, Project &project,
                         const services::Evaluation &evaluation)
{
    if (!reportModelErrors(context, project))
        return ExitCode::usage;
    const services::FixContext fixes(project.model, evaluation);
    const auto chosen = chosenFix(fixes, arguments.value(QStringLiteral("fix")), arguments.value(QStringLiteral("by")));
    if (!chosen)
        return chosen.error();
    const auto effect = services::effectOf(project.model, evaluation, chosen->finding, chosen->fix);
    if (!effect)
        return effect.error();
    if (const auto allowed = allowedByTask(arguments.value(QStringLiteral("task")), project.model, effect->model);
        !allowed)
        return allowed.error();
    Project changed = project;
    changed.model = effect->model;
    if (const auto saved = saveProject(changed); !saved)
        return saved.error();
    say(context, CheckCommand::tr("%1: %2; saved %3.")
                     .arg(base::visibleText(chosen->finding.object), base::visibleText(chosen->fix.text),
                          base::visibleText(project.path)));
    for (const QString &line : services::effectLines(*effect))
        context.out.line(QStringLiteral("  ") + base::visibleText(line));
    return ExitCode::done;
}

base::Result<int> CheckCommand::run(Context &context, const Arguments &arguments) const
{
    base::Result<Project> project = openProject(context, arguments.positional(QStringLiteral("FILE")));
    return project ? runOn(context, arguments, *project) : base::Result<int>(project.error());
}

base::Result<int> CheckCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const services::Evaluation evaluation = services::evaluate(project.model);
    if (arguments.has(QStringLiteral("fix")))
        return settle(context, arguments, project, evaluation);
    if (arguments.has(QStringLiteral("by")))
        return base::Error{base::ErrorCode::Usage, tr("The finding to settle is missing."), QStringLiteral("--by"),
                           tr("Name it with --fix, for example --fix E9.")};
    const QList<checks::Finding> findings = findingsOf(evaluation);
    const services::FindingCounts counts = services::countOf(findings);
    const auto review = reviewIn(arguments, reviewOf(findings, arguments.positional(QStringLiteral("FILE"))));
    if (!review)
        return review.error();
    if (*review) {
        context.out.write(**review);
    } else if (arguments.has(QStringLiteral("json"))) {
        context.out.write(findingsJson(findings, waysOf(project.model, evaluation, findings), counts));
    } else {
        const Ways ways = waysOf(project.model, evaluation, findings);
        for (qsizetype i = 0; i < findings.size(); ++i)
            printFinding(context.out, findings.at(i), ways.at(i));
        context.out.line(tr("Errors: %1, warnings: %2, notes: %3, ignored: %4")
                             .arg(QString::number(counts.errors), QString::number(counts.warnings),
                                  QString::number(counts.notes), QString::number(counts.suppressed)));
    }
    return counts.errors > 0 ? ExitCode::usage : ExitCode::done;
}

} // namespace

const Command &checkCommand()
{
    static const CheckCommand command;
    return command;
}

} // namespace sw::cli
