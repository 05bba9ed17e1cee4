// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/servercommand.h"
#include "app/cli/program.h"
#include "app/cli/reports/planreport.h"
#include "app/cli/resultfile.h"
#include "models/base/text.h"
#include "models/deploy/plan/planfile.h"
#include "models/deploy/plan/rolescript.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// Shows what would be done to a server, and writes nothing to it.
class PlanCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(PlanCommand)

public:
    QString name() const override { return QStringLiteral("plan"); }
    QString summary() const override
    {
        return tr("the steps that would make a server match the design; writes nothing to it");
    }
    QString details() const override
    {
        return tr("Ends with exit code 2 when there are steps and 0 when there are none. -o keeps the plan for 'apply "
                  "PLAN'; a file that exists is replaced.");
    }
    QList<Option> options() const override
    {
        return connectionOptions() + stageOptions() +
               QList<Option>{outputOption(tr("write the plan to this file")),
                             {{QStringLiteral("role")},
                              {},
                              tr("print the script of a role with the least rights for --db, and connect to nothing"),
                              false},
                             jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"({"hash", "server": {"name", "topology", "version", "user"}, "database", "equalObjects",)"
            "\n"
            R"(  "steps": [{"number", "class": "C1|C2|C3|C4|C5", "kind", "object", "collection", "what", "before", "after",)"
            "\n"
            R"(    "changedBy": "unknown|model|server|both", "violators": {"state": "notAsked|none|some|unknown", "count", "atLeast"},)"
            "\n"
            R"(    "failing": {"query", "documents": [{"id", "reasons": []}]} or null, "fails", "needsConsent",)"
            "\n"
            R"(    "accept", "why", "undo",)"
            "\n"
            R"(    "script", "command": canonical Extended JSON}],)"
            "\n"
            R"(  "renames": [{"collection", "from", "to", "documents"}], "unmanaged": [], "notes": []})");
    }
    bool hasSafePoints() const override { return true; }
    QStringList examples() const override
    {
        return {
            QStringLiteral("plan shop.shape.json --uri mongodb://127.0.0.1:27017 --db shop -o shop.plan.json"),
            QStringLiteral("plan shop.shape.json --db shop --warn books --moderate orders --leave-out users.email_1"),
            QStringLiteral("plan shop.shape.json --db shop --role -o role.js")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

base::Result<int> writeRole(Context &context, const Arguments &arguments)
{
    const QString database = arguments.value(QStringLiteral("db"));
    if (const auto usable = services::checkDatabaseName(database); !usable)
        return usable.error();
    const QByteArray script = deploy::roleScript(database).toUtf8();
    const auto written = writeResult(context, arguments.value(QStringLiteral("output")), script);
    return written ? base::Result<int>(ExitCode::done) : written.error();
}

base::Result<int> PlanCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const QString path = arguments.value(QStringLiteral("output"));
    if (const auto usable = checkTarget(path, project.path); !usable)
        return usable.error();
    if (arguments.has(QStringLiteral("role")))
        return writeRole(context, arguments);
    base::Result<services::Deployment> deployment = connectToServer(context, arguments);
    if (!deployment)
        return deployment.error();
    base::Result<services::Proposal> proposal = propose(context, project, *deployment);
    if (!proposal)
        return proposal.error();
    if (const auto chosen = chooseStages(arguments, proposal->plan); !chosen)
        return chosen.error();
    const deploy::Plan &plan = proposal->plan;
    for (const base::Error &warning : proposal->warnings)
        warn(context, warning);
    if (arguments.has(QStringLiteral("output"))) {
        if (const auto written = writeResult(context, path, deploy::planToJson(plan), project.path); !written)
            return written.error();
        if (!isStandardOutput(path))
            say(context, tr("Wrote plan %1 to %2.").arg(plan.shortHash(), base::visibleText(path)));
    }
    const bool planOnOutput = arguments.has(QStringLiteral("output")) && isStandardOutput(path);
    if (arguments.has(QStringLiteral("json")) && !planOnOutput)
        context.out.write(planJson(*proposal));
    else if (!planOnOutput)
        printPlan(context.out, *proposal);
    return plan.isEmpty() ? ExitCode::done : ExitCode::changes;
}

} // namespace

const Command &planCommand()
{
    static const PlanCommand command;
    return command;
}

} // namespace sw::cli
