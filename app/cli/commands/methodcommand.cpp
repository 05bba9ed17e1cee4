// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/reports/methodreport.h"
#include "models/services/methodology/methodology.h"

#include <QCoreApplication>

namespace sw::cli
{

namespace
{

/// The three steps from an application to a design, with what is still missing.
class MethodCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(MethodCommand)

public:
    QString name() const override { return QStringLiteral("method"); }
    QString summary() const override { return tr("what a design still needs to know, in three steps"); }
    QString details() const override
    {
        return tr("Workload, relationships, patterns: each step asks only what the goal needs. + is answered, ~ rests "
                  "on an assumption, - is missing, with the reason and a command that answers it; the values in it are "
                  "examples.");
    }
    QList<Option> options() const override
    {
        return {goalOption(), {{QStringLiteral("all")}, {}, tr("list what is answered, too"), false}, jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"({"goal", "steps": [{"id": "workload|relationships|patterns", "text", "given", "assumed", "missing",)"
            "\n"
            R"(  "questions": [{"asked", "state": "given|assumed|missing", "object", "question", "reason", "answer",)"
            "\n"
            R"(    "command": [words]}]}]})");
    }
    bool hasSafePoints() const override { return true; }
    QStringList examples() const override
    {
        return {QStringLiteral("method shop.shape.json"),
                QStringLiteral("method shop.shape.json --goal simplicity --all")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

base::Result<int> MethodCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const base::Result<schema::Goal> goal = goalOf(arguments, project.model);
    if (!goal)
        return goal.error();
    const services::Methodology method = services::wholeMethodologyOf(project.model, *goal, {{}, context.isCancelled});
    if (context.isCancelled())
        return base::Error{base::ErrorCode::Cancelled, {}, {}, {}};
    if (arguments.has(QStringLiteral("json")))
        context.out.write(methodJson(project.model, method, project.path));
    else
        printMethod(context.out, project.model, method, project.path, arguments.has(QStringLiteral("all")));
    return ExitCode::done;
}

} // namespace

const Command &methodCommand()
{
    static const MethodCommand command;
    return command;
}

} // namespace sw::cli
