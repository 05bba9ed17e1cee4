// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/program.h"
#include "app/cli/reports/alternativereport.h"
#include "app/cli/reports/designchanges.h"
#include "models/formats/project/alternatives.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/alternatives/alternatives.h"

#include <QCoreApplication>

namespace sw::cli
{

namespace
{

/// The named designs of a project.
class AlternativeCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(AlternativeCommand)

public:
    QString name() const override { return QStringLiteral("alternative"); }
    QString summary() const override { return tr("named designs of one model: add, list, compare, take, remove"); }
    QString details() const override
    {
        return tr("An alternative keeps what was chosen for a design: goal, placements of relationships, patterns.\n"
                  "add NAME: keeps the design as it is now. list: all of them. remove NAME.\n"
                  "compare NAME [OTHER]: two designs side by side; without OTHER with the design as it is.\n"
                  "take NAME: makes it the design of the project. What was there is lost unless it was added before.");
    }
    QList<Positional> positionals() const override
    {
        return {filePositional(),
                {QStringLiteral("ACTION"), allActions().join(QLatin1String(", ")), true},
                {QStringLiteral("NAME"), tr("an alternative"), false},
                {QStringLiteral("OTHER"), tr("of compare: another one"), false}};
    }
    QList<Option> options() const override
    {
        return {{{QStringLiteral("description")}, QStringLiteral("TEXT"), tr("of add: what it is for"), false},
                jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"(list: {"alternatives": [{"name", "description", "goal", "placements": {relationship: placement},)"
            "\n"
            R"(  "patterns": [ids], "taken"}]})"
            "\n"
            R"(compare: {"left": {"name", "goal", "collections", "documents", "dataBytes", "storageBytes", "indexBytes",)"
            "\n"
            R"(  "workingSetBytes", "cacheShare", "units", "patterns": [ids], "operations": [{"name", "units",)"
            "\n"
            R"(  "roundTrips", "bytesRead", "bytesWritten"}]}, "right": like left, "collections": [{"change", "name"}]})");
    }
    QStringList examples() const override
    {
        return {QStringLiteral("alternative shop.shape.json add 'all embedded'"),
                QStringLiteral("alternative shop.shape.json compare 'all embedded'"),
                QStringLiteral("alternative shop.shape.json take 'all embedded'")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;

private:
    static QStringList allActions()
    {
        return {QStringLiteral("add"), QStringLiteral("list"), QStringLiteral("compare"), QStringLiteral("take"),
                QStringLiteral("remove")};
    }
    base::Result<int> compare(Context &context, const Arguments &arguments, const Project &project) const;
    base::Result<int> take(Context &context, Project &project, const QString &name) const;
    base::Result<int> save(Context &context, const Project &project, const QString &said) const;
};

base::Result<int> AlternativeCommand::save(Context &context, const Project &project, const QString &said) const
{
    if (const auto saved = saveProject(project); !saved)
        return saved.error();
    say(context, said);
    return ExitCode::done;
}

base::Result<int> AlternativeCommand::compare(Context &context, const Arguments &arguments,
                                              const Project &project) const
{
    // The left one is the design as it is, where only one is named.
    const QString name = arguments.positional(QStringLiteral("NAME"));
    const QString other = arguments.positional(QStringLiteral("OTHER"));
    const auto comparison = other.isEmpty() ? services::compareAlternatives(project.model, {}, name)
                                            : services::compareAlternatives(project.model, name, other);
    if (!comparison)
        return comparison.error();
    if (arguments.has(QStringLiteral("json")))
        context.out.write(comparisonJson(*comparison));
    else
        printComparison(context.out, *comparison);
    return ExitCode::done;
}

base::Result<int> AlternativeCommand::take(Context &context, Project &project, const QString &name) const
{
    const auto alternative = services::findAlternative(project.model, name);
    if (!alternative)
        return alternative.error();
    const bool isKept = services::isKept(project.model);
    const design::Design before = patterns::buildDesign(project.model);
    services::takeAlternative(project.model, *alternative);
    printDesignChanges(context.out, before, patterns::buildDesign(project.model));
    const auto done = save(context, project, tr("Took %1; saved %2.").arg(name, project.path));
    if (done && !isKept)
        say(context, tr("The design that was there is replaced, and no alternative has it. To keep one, run "
                        "“alternative %1 add NAME” before “take”.")
                         .arg(project.path));
    return done;
}

base::Result<int> AlternativeCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const QString action = arguments.positional(QStringLiteral("ACTION"));
    const QString name = arguments.positional(QStringLiteral("NAME"));
    if (!allActions().contains(action))
        return base::Error{base::ErrorCode::Usage, tr("Unknown action '%1'.").arg(action),
                           QStringLiteral("alternative"), suggestion(action, allActions())};
    if (action == QLatin1String("list")) {
        if (arguments.has(QStringLiteral("json")))
            context.out.write(alternativesJson(project.model));
        else
            printAlternatives(context.out, project.model);
        return ExitCode::done;
    }
    if (name.isEmpty())
        return base::Error{base::ErrorCode::Usage, tr("The name is missing."), QStringLiteral("alternative ") + action,
                           tr("'alternative FILE list' shows those there are.")};
    if (action == QLatin1String("compare"))
        return compare(context, arguments, project);
    if (action == QLatin1String("take"))
        return take(context, project, name);
    const bool adds = action == QLatin1String("add");
    const auto changed =
        adds ? services::addAlternative(project.model, name, arguments.value(QStringLiteral("description")))
             : services::removeAlternative(project.model, name);
    if (!changed)
        return changed.error();
    return save(context, project,
                (adds ? tr("Added %1; saved %2.") : tr("Removed %1; saved %2.")).arg(name, project.path));
}

} // namespace

const Command &alternativeCommand()
{
    static const AlternativeCommand command;
    return command;
}

} // namespace sw::cli
