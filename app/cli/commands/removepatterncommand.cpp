// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/patternarguments.h"
#include "app/cli/program.h"
#include "app/cli/reports/designchanges.h"
#include "models/base/text.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// Takes a pattern out of the project's list.
class RemovePatternCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(RemovePatternCommand)

public:
    QString name() const override { return QStringLiteral("remove-pattern"); }
    QString summary() const override { return tr("take a pattern out of the project"); }
    QString details() const override
    {
        return tr("Saves the project. A pattern that is applied to several objects needs --to.");
    }
    QList<Positional> positionals() const override
    {
        return {filePositional(), {QStringLiteral("ID"), tr("a pattern that the project uses"), true}};
    }
    QList<Option> options() const override
    {
        return {
            {{QStringLiteral("to")}, QStringLiteral("OBJECT"), tr("only where it is applied to this object"), false}};
    }
    QStringList examples() const override
    {
        return {QStringLiteral("remove-pattern shop.shape.json subset --to books.reviews")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

base::Result<int> RemovePatternCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const base::Result<schema::PatternUse> use =
        findUse(project.model, arguments.positional(QStringLiteral("ID")), arguments.value(QStringLiteral("to")));
    if (!use)
        return use.error();
    const design::Design before = patterns::buildDesign(project.model);
    project.model.patterns.removeIf([&](const schema::PatternUse &other) { return other.id == use->id; });
    if (const auto saved = saveProject(project); !saved)
        return saved.error();
    say(context, tr("Removed %1 from %2; saved %3.")
                     .arg(base::visibleText(use->pattern),
                          base::visibleText(patterns::targetName(project.model, patterns::targetOf(*use))),
                          base::visibleText(project.path)));
    printDesignChanges(context.out, before, patterns::buildDesign(project.model));
    return ExitCode::done;
}

} // namespace

const Command &removePatternCommand()
{
    static const RemovePatternCommand command;
    return command;
}

} // namespace sw::cli
