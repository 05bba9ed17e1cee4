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
                  "OBJECT gets the parameters that are set. With --reason alone, what was decided so before only gets "
                  "another reason; a decision the other way drops it.");
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
                {{QStringLiteral("off")}, {}, tr("decide against it: it stays in the list, switched off"), false},
                {{QStringLiteral("reason")},
                 QStringLiteral("TEXT"),
                 tr("why, for the decision record; an empty one takes it back"),
                 false}};
    }
    QStringList examples() const override
    {
        return {QStringLiteral("apply-pattern shop.shape.json subset --to books.reviews --set n=10"),
                QStringLiteral("apply-pattern shop.shape.json subset --to books.reviews --recommended"),
                QStringLiteral("apply-pattern shop.shape.json subset --to books.reviews --off --reason 'few reviews'")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

/// Applies or declines it as \p arguments say. What is decided so already is not tried anew for another reason.
base::Result<void> decide(schema::Model &model, const patterns::Pattern &pattern, const patterns::Target &target,
                          const Arguments &arguments, const base::Progress &progress)
{
    QJsonObject parameters;
    if (arguments.has(QStringLiteral("recommended")))
        parameters = services::proposedParameters(model, pattern, target, progress);
    if (progress.isCancelled())
        return base::Error{base::ErrorCode::Cancelled, {}, {}, {}};
    for (const QString &assignment : arguments.values(QStringLiteral("set"))) {
        if (const auto set = setParameter(pattern, assignment, parameters); !set)
            return set;
    }
    const bool isWanted = !arguments.has(QStringLiteral("off"));
    const bool hasReason = arguments.has(QStringLiteral("reason"));
    const schema::PatternUse *there = patterns::useAt(model, pattern.id(), target);
    const bool isDecided = there && there->enabled == isWanted;
    const QString reason = hasReason   ? arguments.value(QStringLiteral("reason")).trimmed()
                           : isDecided ? there->reason
                                       : QString();
    if (!isDecided || !parameters.isEmpty() || !hasReason) {
        if (const auto applied = services::applyPattern(model, pattern, target, parameters); !applied)
            return applied;
    }
    schema::PatternUse &use = *model.pattern(patterns::useAt(model, pattern.id(), target)->id);
    use.enabled = isWanted;
    use.reason = reason;
    return {};
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
    if (const auto decided = decide(project.model, **pattern, *target, arguments, {{}, context.isCancelled}); !decided)
        return decided.error();
    const QString what =
        tr("%1 for %2").arg((*pattern)->name(), base::visibleText(patterns::targetName(project.model, *target)));
    const schema::PatternUse &use = *patterns::useAt(project.model, (*pattern)->id(), *target);
    if (before == project.model) {
        say(context, use.enabled ? tr("%1 was already applied like that; nothing was changed.").arg(what)
                                 : tr("%1 was already switched off; nothing was changed.").arg(what));
        return ExitCode::done;
    }
    if (const auto saved = saveProject(project); !saved)
        return saved.error();
    const schema::PatternUse *was = patterns::useAt(before, (*pattern)->id(), *target);
    const bool isReason = was && was->enabled == use.enabled && was->parameters == use.parameters;
    say(context, (isReason      ? tr("Changed the reason of %1; saved %2.")
                  : use.enabled ? tr("Applied %1; saved %2.")
                                : tr("Switched off %1; saved %2."))
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
