// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/servercommand.h"
#include "app/cli/program.h"
#include "app/cli/reports/planreport.h"
#include "app/cli/resultfile.h"
#include "app/cli/server/consent.h"
#include "models/base/files/safefile.h"
#include "models/deploy/plan/planfile.h"
#include "models/services/deployment/exportreport.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// Makes a server match the design: the only command that changes one.
class ApplyCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(ApplyCommand)

public:
    QString name() const override { return QStringLiteral("apply"); }
    QString summary() const override
    {
        return tr("run the plan: create collections, validators and indexes, then read them back");
    }
    QString details() const override
    {
        return tr("Shows the plan first and asks, or needs --yes. Nothing is ever dropped, renamed or emptied. Each "
                  "step is compared with the server before it is "
                  "sent and read back after; a journal is kept below $XDG_STATE_HOME/shapewright. Running it again "
                  "does only what is left to do.");
    }
    QList<Positional> positionals() const override
    {
        return {{QStringLiteral("FILE"), tr("a project file (*.shape.json), or a plan that 'plan -o' wrote"), true}};
    }
    QList<Option> options() const override
    {
        return connectionOptions() + stageOptions() + consentOptions() +
               QList<Option>{{{QStringLiteral("unlock")},
                              {},
                              tr("apply to a server whose profile is of production, this once"),
                              false},
                             {{QStringLiteral("report")},
                              QStringLiteral("FILE"),
                              tr("also write what was done to FILE: *.md as Markdown, *.json as JSON"),
                              false},
                             jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"({"hash", "server", "database", "at", "verified",)"
            "\n"
            R"(  "steps": [{"number", "object", "class", "what", "state": "done|alreadyDone|notDone|refused|unknown",)"
            "\n"
            R"(    "detail"}], "error"})");
    }
    bool hasSafePoints() const override { return true; }
    QStringList examples() const override
    {
        return {QStringLiteral("apply shop.shape.json --uri mongodb://127.0.0.1:27017 --db shop"),
                QStringLiteral("apply shop.plan.json --uri mongodb://127.0.0.1:27017 --db shop --yes")};
    }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;
};

/// What apply was given: a project to plan for, or a plan that was kept.
struct Source
{
    std::optional<Project> project;
    std::optional<deploy::Plan> plan;
};

constexpr qint64 mostPlanBytes = 256LL * 1024 * 1024;

base::Result<Source> openSource(Context &context, const QString &path)
{
    const base::Result<QByteArray> content = base::readFile(path, mostPlanBytes);
    if (!content)
        return content.error();
    Source source;
    if (content->left(4096).contains("\"shapewright-plan\"")) {
        base::Result<deploy::Plan> plan = deploy::planFromJson(*content);
        if (!plan) {
            base::Error error = plan.error();
            error.where = error.where.isEmpty() ? path : path + QStringLiteral(": ") + error.where;
            return error;
        }
        source.plan = std::move(*plan);
        return source;
    }
    base::Result<Project> project = openProject(context, path);
    if (!project)
        return project.error();
    source.project = std::move(*project);
    return source;
}

services::Outcome runPlan(Context &context, const deploy::Plan &plan, const deploy::Consent &consent,
                          services::Deployment &deployment)
{
    ProgressLine line(context);
    return deployment.apply(plan, consent, line.progress());
}

/// Nothing to do without --report.
base::Result<void> writeReport(Context &context, const Arguments &arguments, const deploy::Plan &plan,
                               const services::Outcome &outcome, const QDateTime &at)
{
    const QString path = arguments.value(QStringLiteral("report"));
    if (path.isEmpty())
        return {};
    return writeResult(context, path,
                       path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)
                           ? services::exportReportJson(plan, outcome, at)
                           : services::exportReportMarkdown(plan, outcome, at).toUtf8());
}

base::Result<int> ApplyCommand::run(Context &context, const Arguments &arguments) const
{
    if (const auto usable =
            checkTarget(arguments.value(QStringLiteral("report")), arguments.positional(QStringLiteral("FILE")));
        !usable)
        return usable.error();
    const base::Result<Source> source = openSource(context, arguments.positional(QStringLiteral("FILE")));
    if (!source)
        return source.error();
    if (source->project && !reportModelErrors(context, *source->project))
        return ExitCode::usage;
    base::Result<services::Deployment> deployment =
        connectToServer(context, arguments, source->plan ? source->plan->database : QString());
    if (!deployment)
        return deployment.error();
    base::Result<services::Proposal> proposal =
        source->project ? propose(context, *source->project, *deployment) : deployment->propose(*source->plan);
    if (!proposal)
        return proposal.error();
    if (const auto chosen = chooseStages(arguments, proposal->plan); !chosen)
        return chosen.error();
    const deploy::Plan &plan = proposal->plan;
    const bool asJson = arguments.has(QStringLiteral("json"));
    for (const base::Error &warning : proposal->warnings)
        warn(context, warning);
    printPlan(asJson ? context.err : context.out, *proposal);
    if (const auto possible = refuseKnownFailures(plan); !possible)
        return possible.error();
    const base::Result<deploy::Consent> consent =
        plan.isEmpty() ? deploy::Consent() : askConsent(context, arguments, plan);
    if (!consent)
        return consent.error();
    const services::Outcome outcome = runPlan(context, plan, *consent, *deployment);
    const QDateTime at = QDateTime::currentDateTimeUtc();
    if (outcome.unrecorded)
        warn(context, *outcome.unrecorded);
    const deploy::ApplyReport &report = outcome.report;
    if (asJson)
        context.out.write(services::exportReportJson(plan, outcome, at));
    else if (!plan.isEmpty())
        printApplyReport(context.out, plan, report);
    if (const auto written = writeReport(context, arguments, plan, outcome, at); !written)
        warn(context, written.error());
    if (report.error)
        return *report.error;
    return report.verified ? ExitCode::done : ExitCode::partial;
}

} // namespace

const Command &applyCommand()
{
    static const ApplyCommand command;
    return command;
}

} // namespace sw::cli
