// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/patternarguments.h"
#include "app/cli/program.h"
#include "app/cli/reports/designchanges.h"
#include "models/base/text.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/target.h"
#include "models/services/patternuses/applypattern.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// Adds a pattern to the project's list, or changes its parameters.
class ApplyPatternCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(ApplyPatternCommand)

public:
    QString name() const override { return QStringLiteral("apply-pattern"); }
    QString summary() const override { return tr("add a pattern to the project, or change its parameters"); }
    QString details() const override
    {
        return tr("Saves the project, unless the pattern cannot be used there. A pattern that is already applied to "
                  "OBJECT gets the parameters that are set.");
    }
    QList<Positional> positionals() const override
    {
        return {filePositional(), {QStringLiteral("ID"), tr("a pattern; 'shapewright-cli patterns' lists them"), true}};
    }
    QList<Option> options() const override
    {
        return {{{QStringLiteral("to")},
                 QStringLiteral("OBJECT"),
                 tr("an entity, an entity.field, or a relationship such as books.reviews"),
                 false},
                {{QStringLiteral("recommended")},
                 {},
                 tr("begin with the parameters that the advice has for OBJECT, as the window does, not with the "
                    "defaults; --set goes before them"),
                 false},
                {{QStringLiteral("set")}, QStringLiteral("NAME=VALUE"), tr("a parameter; repeatable"), true},
                {{QStringLiteral("off")}, {}, tr("decide against it: it stays in the list, switched off"), false}};
    }
    QStringList examples() const override
    {
        return {QStringLiteral("apply-pattern shop.shape.json subset --to books.reviews --set n=10"),
                QStringLiteral("apply-pattern shop.shape.json subset --to books.reviews --recommended")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

base::Result<int> ApplyPatternCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const auto pattern = findPattern(arguments.positional(QStringLiteral("ID")));
    if (!pattern)
        return pattern.error();
    if (!arguments.has(QStringLiteral("to")))
        return base::Error{base::ErrorCode::Usage, tr("The object that the pattern is applied to is missing."),
                           QStringLiteral("--to"), tr("For example: --to books.reviews.")};
    const auto target = patterns::parseTarget(project.model, arguments.value(QStringLiteral("to")));
    if (!target)
        return target.error();
    const schema::Model before = project.model;
    QJsonObject parameters;
    if (arguments.has(QStringLiteral("recommended")))
        parameters = services::proposedParameters(before, **pattern, *target, {{}, context.isCancelled});
    if (context.isCancelled())
        return base::Error{base::ErrorCode::Cancelled, {}, {}, {}};
    for (const QString &assignment : arguments.values(QStringLiteral("set"))) {
        if (const auto set = setParameter(**pattern, assignment, parameters); !set)
            return set.error();
    }
    if (const auto applied = services::applyPattern(project.model, **pattern, *target, parameters); !applied)
        return applied.error();
    const bool off = arguments.has(QStringLiteral("off"));
    project.model.pattern(patterns::useAt(project.model, (*pattern)->id(), *target)->id)->enabled = !off;
    const QString what =
        tr("%1 for %2").arg((*pattern)->name(), base::visibleText(patterns::targetName(project.model, *target)));
    if (before == project.model) {
        say(context, off ? tr("%1 was already switched off; nothing was changed.").arg(what)
                         : tr("%1 was already applied like that; nothing was changed.").arg(what));
        return ExitCode::done;
    }
    if (const auto saved = saveProject(project); !saved)
        return saved.error();
    say(context, (off ? tr("Switched off %1; saved %2.") : tr("Applied %1; saved %2."))
                     .arg(what, base::visibleText(project.path)));
    printDesignChanges(context.out, patterns::buildDesign(before), patterns::buildDesign(project.model));
    return ExitCode::done;
}

} // namespace

const Command &applyPatternCommand()
{
    static const ApplyPatternCommand command;
    return command;
}

} // namespace sw::cli
