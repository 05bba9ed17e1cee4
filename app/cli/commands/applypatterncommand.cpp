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
                {{QStringLiteral("set")}, QStringLiteral("NAME=VALUE"), tr("a parameter; repeatable"), true}};
    }
    QStringList examples() const override
    {
        return {QStringLiteral("apply-pattern shop.shape.json subset --to books.reviews --set n=10")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;

private:
    base::Result<void> setParameters(const Arguments &arguments, const patterns::Pattern &pattern,
                                     const schema::Model &model, schema::PatternUse &use) const;
    base::Result<void> checkUse(const patterns::Pattern &pattern, const schema::Model &model,
                                const schema::PatternUse &use) const;
};

schema::PatternUse newUse(const QString &pattern, const patterns::Target &target)
{
    schema::PatternUse use;
    use.id = schema::PatternUseId(base::newIdText());
    use.pattern = pattern;
    use.entity = target.entity;
    use.relationship = target.relationship;
    use.path = target.path;
    return use;
}

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
    if (!patterns::useAt(before, (*pattern)->id(), *target))
        project.model.patterns << newUse((*pattern)->id(), *target);
    schema::PatternUse *use = project.model.pattern(patterns::useAt(project.model, (*pattern)->id(), *target)->id);
    use->enabled = true;
    if (const auto set = setParameters(arguments, **pattern, project.model, *use); !set)
        return set.error();
    if (const auto usable = checkUse(**pattern, project.model, *use); !usable)
        return usable.error();
    const QString what =
        tr("%1 for %2").arg((*pattern)->name(), base::visibleText(patterns::targetName(project.model, *target)));
    if (before == project.model) {
        say(context, tr("%1 was already applied like that; nothing was changed.").arg(what));
        return ExitCode::done;
    }
    if (const auto saved = saveProject(project); !saved)
        return saved.error();
    say(context, tr("Applied %1; saved %2.").arg(what, base::visibleText(project.path)));
    printDesignChanges(context.out, patterns::buildDesign(before), patterns::buildDesign(project.model));
    return ExitCode::done;
}

base::Result<void> ApplyPatternCommand::setParameters(const Arguments &arguments, const patterns::Pattern &pattern,
                                                      const schema::Model &model, schema::PatternUse &use) const
{
    for (const QString &assignment : arguments.values(QStringLiteral("set"))) {
        if (const auto set = setParameter(pattern, assignment, use.parameters); !set)
            return set;
    }
    const QJsonObject defaults = pattern.defaults(schema::ModelIndex(model), patterns::targetOf(use));
    for (const QString &name : use.parameters.keys()) {
        if (use.parameters.value(name) == defaults.value(name))
            use.parameters.remove(name);
    }
    return {};
}

base::Result<void> ApplyPatternCommand::checkUse(const patterns::Pattern &pattern, const schema::Model &model,
                                                 const schema::PatternUse &use) const
{
    const schema::ModelIndex index(model);
    const auto checked = pattern.check({index, use, patterns::completeParameters(pattern, index, use)});
    if (!checked)
        return checked;
    for (const design::SkippedUse &skipped : patterns::buildDesign(index).skipped) {
        if (skipped.use == use.id)
            return base::Error{
                base::ErrorCode::InvalidModel, tr("It does not apply to the design as it is: %1").arg(skipped.reason),
                tr("%1 for %2").arg(pattern.name(), patterns::targetName(model, patterns::targetOf(use))),
                tr("Choose another object, remove the pattern that is in the way, or change the goal or the placement "
                   "of the relationship.")};
    }
    return {};
}

} // namespace

const Command &applyPatternCommand()
{
    static const ApplyPatternCommand command;
    return command;
}

} // namespace sw::cli
