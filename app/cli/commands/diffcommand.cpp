// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/reports/differencereport.h"

#include <QCoreApplication>

namespace sw::cli
{

namespace
{

/// Compares two projects by what they mean.
class DiffCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(DiffCommand)

public:
    QString name() const override { return QStringLiteral("diff"); }
    QString summary() const override { return tr("what changed between two projects, and in their designs"); }
    QString details() const override
    {
        return tr(
            "Objects are the same when their ids are, so that a renamed entity is told as renamed; those whose ids "
            "are new are matched by name. Positions in diagrams are listed apart. Ends with exit code 0 when both "
            "projects mean the same, else with 2.");
    }
    QList<Positional> positionals() const override
    {
        return {{QStringLiteral("A"), tr("the project before (*.shape.json)"), true},
                {QStringLiteral("B"), tr("the project after"), true}};
    }
    QList<Option> options() const override { return {jsonOption()}; }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"({"sameMeaning", "changes": [{"change": "added|removed|changed", "object": "project|entity|field|index|relationship|)"
            "\n"
            R"(    operation|pattern|ignoredFinding", "id", "name", "formerName", "properties": [{"name", "before", "after"}]}],)"
            "\n"
            R"(  "layout": [{"change", "diagram", "cards", "lines", "notes"}],)"
            "\n"
            R"(  "design": {"collections": [{"change", "name", "formerName", "before", "after", "fields": [{"change", "name",)"
            "\n"
            R"(    "before", "after"}], "indexes": [like fields], "validator"}], "before": {"collections", "dataBytes",)"
            "\n"
            R"(    "storageBytes", "indexBytes", "workingSetBytes"}, "after": like before} (null: an invalid model)})");
    }
    QStringList examples() const override
    {
        return {QStringLiteral("diff shop.shape.json shop-new.shape.json"),
                QStringLiteral("diff old.shape.json new.shape.json --json")};
    }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;
};

base::Result<int> DiffCommand::run(Context &context, const Arguments &arguments) const
{
    const base::Result<Project> before = openProject(context, arguments.positional(QStringLiteral("A")));
    if (!before)
        return before.error();
    const base::Result<Project> after = openProject(context, arguments.positional(QStringLiteral("B")));
    if (!after)
        return after.error();
    const services::ProjectDifference difference = services::compareProjects(before->model, after->model);
    if (arguments.has(QStringLiteral("json")))
        context.out.write(differenceJson(difference));
    else
        printDifference(context.out, difference);
    return difference.sameMeaning() ? ExitCode::done : ExitCode::changes;
}

} // namespace

const Command &diffCommand()
{
    static const DiffCommand command;
    return command;
}

} // namespace sw::cli
